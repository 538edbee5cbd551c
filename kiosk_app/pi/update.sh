#!/usr/bin/env bash
# Brings the kiosk to its newest released version, or to a given one; whatever fails, the former
# comes back. The new version is made ready beside the running one and switched to in one step.
set -euo pipefail
HERE=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source-path=SCRIPTDIR source=steps.sh
source "$HERE/steps.sh"
# shellcheck source-path=SCRIPTDIR source=versions.sh
source "$HERE/versions.sh"

usage() {
    cat <<'USAGE'
tenbou-update [VERSION]
  VERSION     a released version such as v0.2.0; without it the newest one. Its signature is
              verified with the keys in /etc/tenbou/allowed-signers
  --unsigned  take VERSION, which may be any commit or branch then, though nobody signed it
  --settle    after a power cut in an update: keep the new version if it stays up, else go back.
              The machine does this by itself when it starts
  --dry-run   fetch and say what would come, and change nothing
  --root DIR  take the machine's files from below DIR, as install.sh does
USAGE
}

VERSION='' SIGNED=yes SETTLE=no KIOSK_HOME=/var/lib/tenbou KIOSK_USER='' TRIAL=''
SECONDS_UP=30 # a kiosk that runs for so long has opened its screen, its camera and its club

tenbou() {
    runuser -u "$KIOSK_USER" -- env HOME="$KIOSK_HOME" "$ROOT$BASE/current/.venv/bin/tenbou" "$@"
}

# Opening the club's file brings it to this version's form, or says why it cannot.
open_club() { tenbou club players >/dev/null; }

read_options() {
    while (($#)); do
        case $1 in
            --unsigned) SIGNED=no TAKEN=1 ;;
            --settle) SETTLE=yes TAKEN=1 ;;
            -*) common_option "$@" ;;
            *) VERSION=$1 TAKEN=1 ;;
        esac
        shift "$TAKEN"
    done
    [[ $SIGNED = yes || -n $VERSION ]] ||
        stop "--unsigned needs a version to take. Nothing was changed."
}

# The commit to go to, its signature verified.
wanted_commit() {
    local version=$VERSION
    [[ -n $version ]] || version=$(newest_tag)
    [[ -n $version ]] ||
        stop "No version was released yet: there is no tag like v1.2.3. Nothing was changed."
    if [[ $SIGNED = no ]]; then
        git_store fetch --quiet --force origin "$version" 2>/dev/null &&
            git_store rev-parse --verify --quiet "FETCH_HEAD^{commit}" && return
    elif git_store rev-parse --verify --quiet "refs/tags/$version" >/dev/null; then
        has_signers ||
            stop "This kiosk has no key to verify a version with: put the maintainers' public key into /etc/tenbou/allowed-signers, or take the version unverified: tenbou-update --unsigned $version. Nothing was changed."
        is_signed "$version" ||
            stop "The version $version is not signed by a key that this kiosk trusts (/etc/tenbou/allowed-signers). Nothing was changed."
        git_store rev-parse --verify --quiet "refs/tags/$version^{commit}" && return
    fi
    stop "There is no version $version. Nothing was changed."
}

# One version's own way to set up the machine: its service, its commands.
set_up() {
    "$ROOT$BASE/versions/$1/kiosk_app/pi/install.sh" --only settings ${ROOT:+--root "$ROOT"}
}

# Still the same process a while after its start.
stays_up() {
    systemd_runs || return 0
    local second
    for ((second = 5; second <= SECONDS_UP; second += 5)); do
        sleep 5
        if ! systemctl is-active --quiet tenbou.service ||
            [[ $(systemctl show --property=NRestarts --value tenbou.service) != 0 ]]; then
            say "The kiosk fell within $second seconds; see journalctl -u tenbou."
            return 1
        fi
    done
}

restart() { ! systemd_runs || systemctl restart tenbou.service; }

# The version that was switched to, with the club's file in its form; true if the kiosk runs.
# (Every step says whether it went well: inside a condition the shell does not stop by itself.)
runs_now() { set_up "$1" && open_club && restart && stays_up; }

# The former version takes the copy only if the new one has changed the club's file beyond it, so
# that nothing written since is lost. What the copy replaces is kept beside it.
take_back() {
    local former=$1 copy=$2
    ! systemd_runs || systemctl stop tenbou.service
    point current "$former" && set_up "$former" || return 1
    if [[ -f $copy ]] && ! open_club 2>/dev/null; then
        tenbou club restore --yes "$copy" || return 1
    fi
    restart && stays_up
}

# The trial is over: the new version stays, or the former one is back.
keep() {
    rm -f "$TRIAL"
    forget_old_versions
    # The last three copies are kept.
    find "$KIOSK_HOME" -path '*/before-update/club-*.sqlite3' | sort | head -n -3 | xargs -r rm -f
    say "The kiosk is at $(version_at current)."
}

give_up() {
    local former=$1 copy=$2 new
    new=$(version_at current)
    say "$new does not work here. The former version comes back."
    take_back "$former" "$copy" ||
        stop "The former version does not run either. The club's games are in $KIOSK_HOME, a copy is $copy."
    rm -f "$TRIAL"
    rm -rf "$ROOT$BASE/versions/${new:?}"
    stop "The kiosk is at its former version again, $former."
}

# An update was cut off: what it was doing is finished or taken back.
settle() {
    local former copy
    { read -r former && read -r copy; } <"$TRIAL"
    if [[ $(version_at current) = "$former" ]]; then
        rm -f "$TRIAL" # the power went before the switch
        return
    fi
    say "The last update was cut off; it is taken up again."
    ! systemd_runs || systemctl stop tenbou.service # the club's file has one owner at a time
    runs_now "$(version_at current)" || give_up "$former" "$copy"
    keep
}

main() {
    read_options "$@"
    need_root
    KIOSK_HOME=$ROOT$KIOSK_HOME KIOSK_USER=$(chosen_before USER) TRIAL=$ROOT$BASE/trial
    [[ -n $KIOSK_USER && -n $(version_at current) ]] ||
        stop "The kiosk is not installed here: run install.sh first. Nothing was changed."
    exec 9>"$ROOT/run/lock/tenbou-update"
    flock --nonblock 9 || stop "Another update is at work. Nothing was changed."
    [[ ! -f $TRIAL ]] || settle
    [[ $SETTLE = no ]] || return 0

    local former wanted name copy
    former=$(version_at current)
    fetch_versions ||
        stop "The new version cannot be fetched: is the network there? Nothing was changed."
    wanted=$(wanted_commit)
    name=$(name_of "$wanted")
    if [[ $name = "$former" ]]; then
        say "The kiosk has this version already: $name."
        return
    fi
    say "What comes, in $name:"
    git_store --no-pager log --oneline --max-count=20 "refs/tenbou/installed..$wanted"
    [[ $DRY_RUN = no ]] || return 0

    # The kiosk runs on meanwhile: nothing points to the new version yet.
    if ! prepare_version "$wanted" "$name" ||
        ! "$ROOT$BASE/versions/$name/kiosk_app/pi/install.sh" --only packages ${ROOT:+--root "$ROOT"}; then
        rm -rf "$ROOT$BASE/versions/$name"
        stop "The version $name could not be prepared. The kiosk runs on as it was, at $former."
    fi
    copy=$KIOSK_HOME/before-update/club-$(date +%Y-%m-%d-%H%M%S).sqlite3
    ! systemd_runs || systemctl stop tenbou.service
    # A file that this version cannot read may be why the update is wanted: it stays as it is.
    tenbou club backup "$copy" || say "So the update goes on without a copy."
    point previous "$former"
    printf '%s\n' "$former" "$copy" >"$TRIAL.new"
    mv "$TRIAL.new" "$TRIAL"
    point current "$name"
    runs_now "$name" || give_up "$former" "$copy"
    git_store update-ref refs/tenbou/installed "$wanted"
    keep
}

# Read as a whole before it runs: the update may remove this file.
main "$@"
