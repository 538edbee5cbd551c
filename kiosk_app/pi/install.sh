#!/usr/bin/env bash
# Makes this machine a kiosk: packages, an account, the program, and a service that starts at boot.
# Run it as often as you like; it brings everything to the state described here.
set -euo pipefail
HERE=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
CHECKOUT=$(dirname "$(dirname "$HERE")")
# shellcheck source-path=SCRIPTDIR source=steps.sh
source "$HERE/steps.sh"

usage() {
    cat <<'USAGE'
sudo kiosk_app/pi/install.sh [OPTION…]
  --display cage|kmsdrm  cage: a small Wayland compositor with XWayland (the default);
                         kmsdrm: straight to the screen, nothing in between
  --user NAME            the account that the kiosk runs under (default: tenbou, made here)
  --dry-run              name every step and take none
  --root DIR             write the files below DIR, and only name the commands
Without an option, what was chosen the last time holds.
USAGE
}

SCREEN='' KIOSK_USER='' KIOSK_HOME=/var/lib/tenbou SEATD=''

read_options() {
    while (($#)); do
        case $1 in
            --display | --user | --root)
                (($# > 1)) || stop "$1 needs a value; --help shows which. Nothing was changed."
                case $1 in
                    --display) SCREEN=$2 ;;
                    --user) KIOSK_USER=$2 ;;
                    --root) ROOT=$2 ;;
                esac
                shift
                ;;
            --dry-run) DRY_RUN=yes ;;
            --help)
                usage
                exit 0
                ;;
            *) stop "There is no option $1; --help lists them. Nothing was changed." ;;
        esac
        shift
    done
    [[ -n $SCREEN ]] || SCREEN=$(chosen_before DISPLAY)
    [[ -n $KIOSK_USER ]] || KIOSK_USER=$(chosen_before USER)
    SCREEN=${SCREEN:-cage} KIOSK_USER=${KIOSK_USER:-tenbou}
    [[ $SCREEN = cage || $SCREEN = kmsdrm ]] ||
        stop "--display is cage or kmsdrm, not $SCREEN. Nothing was changed."
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
    # The service is kept out of home folders, and a unit's lines end at a space.
    if ! only_named && [[ $CHECKOUT =~ ^/(home|root|tmp)/ || $CHECKOUT =~ [[:space:]\|\&] ]]; then
        stop "The kiosk cannot live in $CHECKOUT: clone it to /opt/tenbou and run this there. Nothing was changed."
    fi
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
    local packages=(git python3 python3-venv sudo polkitd libgl1 libegl1 libgles2 libgbm1 libdrm2
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
    if has_package python3-picamera2; then
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
    local group
    # Screen and cameras, the graphics processor, touch, sound.
    for group in video render input audio; do
        if only_named || getent group "$group" >/dev/null; then
            run usermod --append --groups "$group" "$KIOSK_USER"
        fi
    done
    run install -d -m 0750 -o "$KIOSK_USER" -g "$KIOSK_USER" "$KIOSK_HOME"
}

# The locked packages in an environment that also sees Debian's: picamera2 is only there.
install_program() {
    local tools=$CHECKOUT/.tools environment=$CHECKOUT/.venv uv
    uv=$(command -v uv || true)
    if [[ -z $uv ]]; then
        uv=$tools/bin/uv
        [[ -x $uv ]] || run python3 -m venv "$tools"
        [[ -x $uv ]] || run "$tools/bin/pip" install -q uv
    fi
    if ! grep -qs '^include-system-site-packages = true' "$environment/pyvenv.cfg" ||
        ! "$environment/bin/python" -c '' 2>/dev/null; then
        # Also after an upgrade of the system, whose newer Python the old environment cannot use.
        run "$uv" venv -q --clear --system-site-packages --no-python-downloads \
            --python /usr/bin/python3 "$environment"
    fi
    # The account may read the program and not change it, so it is compiled now, not at each start.
    # What is fetched lies on the card meanwhile (/tmp may be memory), and is linked, not copied.
    run env UV_PROJECT_ENVIRONMENT="$environment" UV_CACHE_DIR="$tools/cache" "$uv" sync -q \
        --directory "$CHECKOUT" --frozen --no-dev --extra pi --extra club \
        --no-python-downloads --compile-bytecode
    run rm -rf "$tools/cache"
}

write_files() {
    filled_in tenbou.service | write 0644 /etc/systemd/system/tenbou.service
    filled_in "display-$SCREEN.conf" | write 0644 /etc/systemd/system/tenbou.service.d/display.conf
    filled_in power.rules | write 0644 /etc/polkit-1/rules.d/50-tenbou.rules
    filled_in journal.conf | write 0644 /etc/systemd/journald.conf.d/tenbou.conf
    filled_in tenbou-command | write 0755 /usr/local/bin/tenbou
    filled_in tenbou-update | write 0755 /usr/local/bin/tenbou-update
    # What was here before, for uninstall.sh.
    local target
    target=$(chosen_before TARGET)
    [[ -n $target ]] || target=$(systemctl get-default 2>/dev/null || echo multi-user.target)
    printf '%s\n' "DISPLAY=$SCREEN" "USER=$KIOSK_USER" "TARGET=$target" "SEATD=$SEATD" |
        write 0644 "$CHOICES"
}

# The kiosk has the screen to itself: no desktop, and no login on the first console.
start_at_boot() {
    run_if_booted systemctl daemon-reload
    run_if_booted systemctl restart systemd-journald.service
    run systemctl set-default multi-user.target
    if [[ $SCREEN = cage ]] && ! systemctl is-enabled --quiet seatd.service 2>/dev/null; then
        run systemctl enable seatd.service
    fi
    run systemctl enable tenbou.service
}

main() {
    read_options "$@"
    need_root
    look_around
    local before
    before=$(chosen_before USER)
    install_packages
    make_account
    install_program
    write_files
    start_at_boot
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
