"""What the table needs to know of a riichi rule set."""

from scorer.ruleset import RuleSet
from scorer.table.riichi import RiichiSettlement
from scorer.table.rules import TableRules


def riichi_table(rules: RuleSet) -> TableRules:
    """What the table needs to know of a riichi rule set."""
    return TableRules(
        id=rules.id,
        version=rules.version,
        name=rules.name,
        extends=rules.extends,
        seats=rules.play.seats,
        start_points=rules.play.start_points,
        rounds=rules.play.rounds,
        points_to_finish=rules.play.points_to_finish,
        below_zero_ends=rules.play.below_zero_ends,
        dealer_may_stop=rules.play.early_end_by_dealer,
        riichi_stake=rules.play.riichi_stake,
        riichi_on_credit=rules.play.riichi_on_credit,
        won_by=rules.win.by,
        riichi_annulled=rules.win.riichi_annulled,
        winners_on_discard=rules.win.winners_on_discard,
        abortive=rules.draw.abortive,
        nagashi=rules.draw.nagashi != "none",
        nagashi_is_win=rules.draw.nagashi_takes_table,
        dealer=rules.dealer,
        counters=rules.counters,
        chombo=rules.chombo,
        end=rules.end,
        tournament=rules.tournament,
        settlement=RiichiSettlement(rules),
        lenient=rules.lenient,
        sections=rules.sections,
    )
