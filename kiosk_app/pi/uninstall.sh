#!/usr/bin/env bash
# Takes the kiosk off this machine again. The club's games stay unless --games is said.
set -euo pipefail
HERE=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source-path=SCRIPTDIR source=steps.sh
source "$HERE/steps.sh"
# shellcheck source-path=SCRIPTDIR source=versions.sh
source "$HERE/versions.sh"

usage() {
    cat <<'USAGE'
sudo kiosk_app/pi/uninstall.sh [OPTION…]
  --games     remove the club's games, photos and the kiosk's account too: this cannot be undone
  --dry-run   name every step and take none
  --root DIR  remove the files below DIR, and only name the commands
USAGE
}

GAMES=no KIOSK_HOME=/var/lib/tenbou

read_options() {
    while (($#)); do
        case $1 in
            --games) GAMES=yes TAKEN=1 ;;
            *) common_option "$@" ;;
        esac
        shift "$TAKEN"
    done
}

main() {
    read_options "$@"
    need_root
    [[ -f $ROOT$CHOICES ]] || stop "The kiosk is not installed here. Nothing was changed."
    local user target seatd
    user=$(chosen_before USER) target=$(chosen_before TARGET) seatd=$(chosen_before SEATD)
    run_if_booted systemctl stop tenbou.service
    run systemctl disable tenbou.service tenbou-settle.service
    # The desktop comes back where there was one.
    [[ -z $target ]] || run systemctl set-default "$target"
    # It would stand between that desktop and the login sessions it is used to.
    if [[ $seatd = added ]] && systemctl is-enabled --quiet seatd.service 2>/dev/null; then
        run systemctl disable seatd.service
        run_if_booted systemctl stop seatd.service
    fi
    remove /etc/systemd/system/tenbou.service /etc/systemd/system/tenbou-settle.service /etc/systemd/system/tenbou.service.d \
        /etc/systemd/system/tenbou-stick@.service /etc/udev/rules.d/90-tenbou-stick.rules \
        /etc/polkit-1/rules.d/50-tenbou.rules /etc/systemd/journald.conf.d/tenbou.conf \
        /usr/local/bin/tenbou /usr/local/bin/tenbou-update "$KIOSK_HOME/kivy" /etc/tenbou \
        "$BASE"
    run_if_booted systemctl daemon-reload
    run_if_booted systemctl restart systemd-journald.service
    run_if_booted udevadm control --reload
    if [[ $GAMES = yes ]]; then
        remove "$KIOSK_HOME"
        # An account that was there before the kiosk has another home, and stays.
        if [[ $(getent passwd "$user" | cut -d: -f6) = "$KIOSK_HOME" ]]; then
            run userdel "$user"
        fi
    else
        say "The club's games stay in $KIOSK_HOME."
    fi
    say "Debian's packages stay."
}

main "$@"
