# shellcheck shell=bash
# What the scripts in this folder share: saying a step, taking it, or only naming it.
# Read by install.sh, uninstall.sh and update.sh; not meant to be run.

DRY_RUN=no # yes: every step is named and none is taken
ROOT=''    # files are written below this folder and commands are only named

say() { printf '%s\n' "$*"; }

stop() {
    printf '%s\n' "$*" >&2
    exit 1
}

# common_option "$@": an option that every script knows; TAKEN is how many words it was.
# shellcheck disable=SC2034 # TAKEN is read by the scripts
common_option() {
    TAKEN=1
    case $1 in
        --dry-run) DRY_RUN=yes ;;
        --root)
            (($# > 1)) || stop "--root needs a folder. Nothing was changed."
            ROOT=$2 TAKEN=2
            ;;
        --help)
            usage
            exit 0
            ;;
        *) stop "There is no option $1; --help lists them. Nothing was changed." ;;
    esac
}

only_named() { [[ $DRY_RUN = yes || -n $ROOT ]]; }

# A command that changes the machine.
run() {
    if only_named; then
        say "would run: $*"
    else
        "$@"
    fi
}

# systemd answers only where it runs: in a chroot units can be enabled, but nothing started.
systemd_runs() { [[ -d $ROOT/run/systemd/system ]]; }

run_if_booted() {
    if only_named || systemd_runs; then
        run "$@"
    else
        say "Left for the next start, systemd does not run here: $*"
    fi
}

# write MODE FILE: standard input becomes that file, all or nothing, and only where it differs.
write() {
    local mode=$1 file=$ROOT$2 text
    text=$(cat)
    if [[ $DRY_RUN = yes ]]; then
        say "would write: $file"
        return
    fi
    if [[ -f $file && $(<"$file") = "$text" ]]; then
        chmod "$mode" "$file"
        return
    fi
    mkdir -p "$(dirname "$file")"
    printf '%s\n' "$text" >"$file.new"
    chmod "$mode" "$file.new"
    mv "$file.new" "$file"
    say "Wrote $file"
}

# remove FILE…: what write() put there.
remove() {
    local file
    for file in "$@"; do
        if [[ $DRY_RUN = yes ]]; then
            say "would remove: $ROOT$file"
        else
            rm -rf "$ROOT${file:?}"
        fi
    done
}

# A file of this folder with the names of this machine in it.
filled_in() {
    sed -e "s|@BASE@|$BASE|g" -e "s|@USER@|$KIOSK_USER|g" -e "s|@HOME@|$KIOSK_HOME|g" "$HERE/$1"
}

need_root() {
    if ! only_named && [[ $(id -u) != 0 ]]; then
        stop "This changes the system: run it with sudo. Nothing was changed."
    fi
}

# What an earlier run chose, so that an update keeps to it.
CHOICES=/etc/tenbou/install.conf
chosen_before() {
    [[ ! -f $ROOT$CHOICES ]] || sed -n "s/^$1=//p" "$ROOT$CHOICES"
}
