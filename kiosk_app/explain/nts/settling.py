"""Who pays whom and why, and what each player is left with."""

from kiosk_app.explain.naming import name_seat, name_section
from kiosk_app.explain.nts.explanation import TotalExplained, TransferExplained
from kiosk_app.explain.nts.items import name_points, name_times
from kiosk_app.languages import Language
from scorer.hand import Wind
from scorer.nts.deal import Deal
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import DealScore, Transfer
from scorer.nts.wording import transfer_words


def explain_transfers(
    result: DealScore, deal: Deal, rules: RuleSet, words: Language
) -> tuple[TransferExplained, ...]:
    return tuple(_explain(one, result, deal, rules, words) for one in result.transfers)


def explain_totals(result: DealScore, words: Language) -> tuple[TotalExplained, ...]:
    """In the order of play."""
    return tuple(_total(seat, result, words) for seat in result.payments)


def _explain(
    transfer: Transfer, result: DealScore, deal: Deal, rules: RuleSet, words: Language
) -> TransferExplained:
    amount = name_points(words, transfer.points)
    factors, base = _factors(transfer, deal, rules), _base(transfer, result, words)
    if factors or transfer.id == "difference":
        base = f"({base})" if factors and transfer.id == "difference" else base
        times = " × ".join([*(words.number(factor) for factor in factors), base])
        amount = words("nts-settlement-amount", sum=times, points=amount)
    factor = rules.settlement.discarder_factor.value
    key = transfer.id
    if key == "discarder" and factor == 1:
        key = "winner"
    elif key == "discarder" and deal.win is not None and deal.win.robbed_kong:
        key = "robbed"
    text = words(
        f"nts-settlement-{key}",
        payer=name_seat(words, transfer.payer),
        receiver=name_seat(words, transfer.receiver),
        amount=amount,
        section=name_section(words, transfer.section),
        **({"times": name_times(words, factor)} if key in ("discarder", "robbed") else {}),
    )
    return TransferExplained(
        transfer.payer,
        transfer.receiver,
        transfer.points,
        transfer.id,
        transfer_words(words, transfer.id),
        transfer.section,
        text,
    )


def _factors(transfer: Transfer, deal: Deal, rules: RuleSet) -> list[int]:
    """What multiplies the payment: as discarder, for East, for the ruling player."""
    rule, seats = rules.settlement, (transfer.payer, transfer.receiver)
    factors = []
    if transfer.id != "difference":
        share = rule.discarder_factor if transfer.id == "discarder" else rule.payer_factor
        factors.append(share.value)
    if Wind.EAST in seats:
        factors.append(rule.east_factor.value)
    if deal.ruling in seats:
        factors.append(rules.three_players.ruling_player_factor.value)
    return [factor for factor in factors if factor > 1]


def _base(transfer: Transfer, result: DealScore, words: Language) -> str:
    receiver = words.number(result.settled[transfer.receiver])
    if transfer.id != "difference":
        return receiver
    return f"{receiver} − {words.number(result.settled[transfer.payer])}"


def _total(seat: Wind, result: DealScore, words: Language) -> TotalExplained:
    received = sum(one.points for one in result.transfers if one.receiver is seat)
    paid = sum(one.points for one in result.transfers if one.payer is seat)
    total = received - paid
    points = name_points(words, total)
    text = words(
        "nts-totals-both" if received and paid else "nts-totals-one-way",
        seat=name_seat(words, seat),
        total=words("nts-totals-plus", points=points) if total > 0 else points,
        **({"received": received, "paid": paid} if received and paid else {}),
    )
    return TotalExplained(seat, received, paid, text)
