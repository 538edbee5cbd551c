#!/usr/bin/env bash
# Makes this machine a kiosk: packages, an account, the program, and a service that starts at boot.
# Run it as often as you like; it brings everything to the state described here.
set -euo pipefail
HERE=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
CHECKOUT=$(dirname "$(dirname "$HERE")")
# shellcheck source-path=SCRIPTDIR source=steps.sh
source "$HERE/steps.sh"
# shellcheck source-path=SCRIPTDIR source=versions.sh
source "$HERE/versions.sh"

usage() {
    cat <<'USAGE'
sudo kiosk_app/pi/install.sh [OPTION…]
  --display cage|kmsdrm  cage: a small Wayland compositor with XWayland (the default);
                         kmsdrm: straight to the screen, nothing in between
  --user NAME            the account that the kiosk runs under (default: tenbou, made here)
  --only packages        Debian's packages and the account, and no more
  --only settings        the service and the commands, and no more: for the version that is there
  --dry-run              name every step and take none
  --root DIR             write the files below DIR, and only name the commands
Without an option, what was chosen the last time holds.
USAGE
}

SCREEN='' KIOSK_USER='' KIOSK_HOME=/var/lib/tenbou SEATD='' ONLY=''
# Older ones hang at a loose cable, or cannot wait for a fresh picture (vision/camera/pi_library.py).
OLDEST_PICAMERA2=0.3.19

read_options() {
    while (($#)); do
        case $1 in
            --display | --user | --only)
                (($# > 1)) || stop "$1 needs a value; --help shows which. Nothing was changed."
                case $1 in
                    --display) SCREEN=$2 ;;
                    --user) KIOSK_USER=$2 ;;
                    --only) ONLY=$2 ;;
                esac
                TAKEN=2
                ;;
            *) common_option "$@" ;;
        esac
        shift "$TAKEN"
    done
    [[ -n $SCREEN ]] || SCREEN=$(chosen_before DISPLAY)
    [[ -n $KIOSK_USER ]] || KIOSK_USER=$(chosen_before USER)
    SCREEN=${SCREEN:-cage} KIOSK_USER=${KIOSK_USER:-tenbou}
    [[ $SCREEN = cage || $SCREEN = kmsdrm ]] ||
        stop "--display is cage or kmsdrm, not $SCREEN. Nothing was changed."
    [[ -z $ONLY || $ONLY = packages || $ONLY = settings ]] ||
        stop "--only is packages or settings, not $ONLY. Nothing was changed."
    [[ $KIOSK_USER =~ ^[a-z_][a-z0-9_-]*$ && $KIOSK_USER != root ]] ||
        stop "The kiosk cannot run as $KIOSK_USER: give a plain account name, not root. Nothing was changed."
}

# What stands in the way is said before anything is changed; what will be missing, too.
look_around() {
    local machine release model
    command -v apt-get >/dev/null ||
        stop "This needs Raspberry Pi OS or Debian: there is no apt-get here. Nothing was changed."
    machine=$(dpkg --print-architecture)
    case $machine in
        arm64 | amd64) ;;
        *) stop "This system is $machine; Tenbou's networks need a 64-bit one (Raspberry Pi OS, 64-bit). Nothing was changed." ;;
    esac
    release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
    case $release in
        bookworm | trixie) ;;
        *) say "This release (${release:-unnamed}) was never tried; Bookworm and Trixie were." ;;
    esac
    model=$(tr -d '\0' 2>/dev/null </proc/device-tree/model || true)
    [[ $model = *"Raspberry Pi"* ]] ||
        say "This is no Raspberry Pi: its camera module cannot be used here, a USB camera can."
}

has_package() { apt-cache show "$1" >/dev/null 2>&1; }

install_packages() {
    # Kivy's own SDL opens these at run time and does without what it does not find: without
    # libxi6, for one, there is a window but no touch.
    # ssh-keygen, of openssh-client, verifies the signatures of new versions.
    local packages=(git openssh-client python3 python3-venv sudo polkitd libgl1 libegl1 libgles2 libgbm1 libdrm2
        libudev1 libmtdev1)
    if [[ $SCREEN = cage ]]; then
        packages+=(cage xwayland seatd libx11-6 libxcursor1 libxext6 libxfixes3 libxi6 libxrandr2
            libxss1)
    fi
    SEATD=$(chosen_before SEATD)
    [[ -n $SEATD ]] || SEATD=$(command -v seatd >/dev/null && echo there || echo added)
    run apt-get update -q
    # Sound changed its name with Trixie; the Pi's camera is only in Raspberry Pi OS.
    local name
    for name in libasound2t64 libasound2; do
        if has_package "$name"; then
            packages+=("$name")
            break
        fi
    done
    # The voice, for whoever turns it on; without it the settings say what is missing.
    ! has_package espeak-ng || packages+=(espeak-ng)
    if has_package python3-picamera2; then
        local offered
        offered=$(LC_ALL=C apt-cache policy python3-picamera2 | sed -n 's/^ *Candidate: //p')
        ! dpkg --compare-versions "${offered:-0}" lt "$OLDEST_PICAMERA2" ||
            stop "The camera's software here is too old: picamera2 ${offered:-of no version}, and $OLDEST_PICAMERA2 is needed. Update the system first: sudo apt full-upgrade"
        packages+=(python3-picamera2)
    else
        say "python3-picamera2 is not to be had here: no Pi camera module, only USB cameras."
    fi
    run env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends \
        "${packages[@]}"
}

make_account() {
    if ! id "$KIOSK_USER" >/dev/null 2>&1; then
        run useradd --system --user-group --home-dir "$KIOSK_HOME" --shell /usr/sbin/nologin \
            "$KIOSK_USER"
    fi
    local group groups=(video render audio) # screen and cameras, the graphics processor, sound
    # Under cage, seatd opens the touch panel and the keyboard; alone, SDL reads them itself.
    if [[ $SCREEN = kmsdrm ]]; then
        groups+=(input)
    elif id -nG "$KIOSK_USER" 2>/dev/null | grep -qw input; then
        run gpasswd --delete "$KIOSK_USER" input
    fi
    for group in "${groups[@]}"; do
        if only_named || getent group "$group" >/dev/null; then
            run usermod --append --groups "$group" "$KIOSK_USER"
        fi
    done
    run install -d -m 0750 -o "$KIOSK_USER" -g "$KIOSK_USER" "$KIOSK_HOME"
}

# What this checkout holds becomes a version of its own, and the one that runs.
install_program() {
    if only_named; then
        say "would prepare and switch to: the version in $CHECKOUT, below $ROOT$BASE"
        return
    fi
    [[ -e $CHECKOUT/.git ]] ||
        stop "$CHECKOUT is no clone of a git repository, which updates need: clone it, and run this there."
    take_in "$CHECKOUT"
    local name
    name=$(name_of refs/tenbou/installed)
    say "Preparing $name. On a Raspberry Pi this takes some minutes."
    # One that was prepared for the machine's older Python is of no use.
    "$BASE/versions/$name/.venv/bin/python" -c 'import kiosk_app, numpy' 2>/dev/null ||
        rm -f "$BASE/versions/$name/.complete"
    prepare_version refs/tenbou/installed "$name" ||
        stop "The version $name could not be prepared; what is missing stands above. The kiosk is as it was."
    local former
    former=$(version_at current)
    [[ $former = "$name" ]] || point previous "${former:-$name}"
    point current "$name"
    rm -f "$BASE/trial"
    forget_old_versions
}

write_files() {
    filled_in tenbou.service | write 0644 /etc/systemd/system/tenbou.service
    filled_in tenbou-settle.service | write 0644 /etc/systemd/system/tenbou-settle.service
    filled_in tenbou-stick@.service | write 0644 /etc/systemd/system/tenbou-stick@.service
    filled_in stick.rules | write 0644 /etc/udev/rules.d/90-tenbou-stick.rules
    filled_in "display-$SCREEN.conf" | write 0644 /etc/systemd/system/tenbou.service.d/display.conf
    filled_in power.rules | write 0644 /etc/polkit-1/rules.d/50-tenbou.rules
    filled_in journal.conf | write 0644 /etc/systemd/journald.conf.d/tenbou.conf
    filled_in tenbou-command | write 0755 /usr/local/bin/tenbou
    filled_in tenbou-update | write 0755 /usr/local/bin/tenbou-update
    write 0644 "$SIGNERS" <"$HERE/allowed-signers"
    # What was here before, for uninstall.sh.
    local target
    [[ -n $SEATD ]] || SEATD=$(chosen_before SEATD)
    target=$(chosen_before TARGET)
    [[ -n $target ]] || target=$(systemctl get-default 2>/dev/null || echo multi-user.target)
    printf '%s\n' "DISPLAY=$SCREEN" "USER=$KIOSK_USER" "TARGET=$target" "SEATD=$SEATD" |
        write 0644 "$CHOICES"
}

# The kiosk has the screen to itself: no desktop, and no login on the first console.
start_at_boot() {
    run_if_booted systemctl daemon-reload
    run_if_booted systemctl restart systemd-journald.service
    run_if_booted udevadm control --reload
    run systemctl set-default multi-user.target
    if [[ $SCREEN = cage ]] && ! systemctl is-enabled --quiet seatd.service 2>/dev/null; then
        run systemctl enable seatd.service
    fi
    run systemctl enable tenbou.service tenbou-settle.service
}

main() {
    read_options "$@"
    need_root
    look_around
    local before
    before=$(chosen_before USER)
    if [[ $ONLY != settings ]]; then
        install_packages
        make_account
    fi
    if [[ -z $ONLY ]]; then
        install_program
    fi
    if [[ $ONLY != packages ]]; then
        write_files
        start_at_boot
    fi
    if only_named; then
        say "Nothing but what is named above would be done."
    elif [[ -n $before ]]; then
        say "Everything is in place."
    else
        say "Done: the kiosk starts with the machine. Restart it now: sudo reboot"
    fi
}

# Read as a whole before it runs: an update replaces this file.
main "$@"
