#!/usr/bin/env bash
# Brings the kiosk to its newest version, or to a given one; whatever fails, the former comes back.
set -euo pipefail
HERE=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
CHECKOUT=$(dirname "$(dirname "$HERE")")
# shellcheck source-path=SCRIPTDIR source=steps.sh
source "$HERE/steps.sh"

usage() {
    cat <<'USAGE'
tenbou-update [VERSION]
  VERSION    a tag, or any commit of the repository; without it the newest of the branch
  --dry-run  fetch and say what would come, and change nothing
  --root DIR take the machine's files from below DIR, as install.sh does
USAGE
}

VERSION='' KIOSK_HOME=/var/lib/tenbou KIOSK_USER=''
# There while an update is at work: where it came from, for the day the power goes in between.
MARK=/etc/tenbou/updating

# The checkout may belong to whoever cloned it; git asks whether root trusts it.
git_here() { git -c safe.directory="$CHECKOUT" -C "$CHECKOUT" "$@"; }

install_again() { "$CHECKOUT/kiosk_app/pi/install.sh" ${ROOT:+--root "$ROOT"}; }

tenbou() { runuser -u "$KIOSK_USER" -- env HOME="$KIOSK_HOME" "$CHECKOUT/.venv/bin/tenbou" "$@"; }

# Opening the club's file brings it to this version's form, or says why it cannot.
open_club() { tenbou club players >/dev/null; }

read_options() {
    while (($#)); do
        case $1 in
            --dry-run) DRY_RUN=yes ;;
            --root)
                (($# > 1)) || stop "--root needs a folder. Nothing was changed."
                ROOT=$2
                shift
                ;;
            --help)
                usage
                exit 0
                ;;
            -*) stop "There is no option $1; --help lists them. Nothing was changed." ;;
            *) VERSION=$1 ;;
        esac
        shift
    done
}

# The commit to go to. A kiosk that was put on a tag comes back to the repository's own branch.
wanted_version() {
    local branch
    if [[ -n $VERSION ]]; then
        git_here rev-parse --verify --quiet "$VERSION^{commit}" ||
            stop "There is no version $VERSION. Nothing was changed."
        return
    fi
    branch=$(git_here symbolic-ref --quiet --short HEAD || true)
    if [[ -n $branch ]]; then
        git_here rev-parse --verify --quiet "origin/$branch^{commit}" ||
            stop "The branch $branch is not where this was cloned from. Nothing was changed."
    else
        git_here rev-parse --verify --quiet "origin/HEAD^{commit}" ||
            stop "Say which version: this kiosk is on no branch. Nothing was changed."
    fi
}

# Without a version the branch moves on with its upstream; a version is stood on as it is.
go_to() {
    local branch
    branch=$(git_here symbolic-ref --quiet --short HEAD || true)
    if [[ -n $VERSION ]]; then
        git_here checkout --quiet --detach "$1"
    elif [[ -n $branch ]]; then
        git_here merge --quiet --ff-only "$1"
    else
        branch=$(git_here rev-parse --abbrev-ref origin/HEAD)
        git_here checkout --quiet "${branch#origin/}" && git_here merge --quiet --ff-only "$1"
    fi
}

go_back() {
    local branch=$1 commit=$2
    git_here checkout --quiet --force --detach "$commit" || return 1
    [[ -z $branch ]] || git_here checkout --quiet -B "$branch" "$commit"
}

# Up, and still the same process a while later.
stays_up() {
    systemd_runs || return 0
    systemctl restart tenbou.service || return 1
    local second
    for second in {1..30}; do
        sleep 1
        if ! systemctl is-active --quiet tenbou.service ||
            [[ $(systemctl show --property=NRestarts --value tenbou.service) != 0 ]]; then
            say "The kiosk fell after $second seconds; see journalctl -u tenbou."
            return 1
        fi
    done
}

# The new version, with what it needs and the club's file in its form; true if the kiosk runs.
# (Every step says whether it went well: inside a condition the shell does not stop by itself.)
take_up() {
    go_to "$1" && install_again && open_club && stays_up
}

# The former version takes the copy only if the new one has changed the club's file beyond it, so
# that nothing written since is lost. What the copy replaces is kept beside it.
take_back() {
    local branch=$1 commit=$2 copy=$3
    ! systemd_runs || systemctl stop tenbou.service
    go_back "$branch" "$commit" && install_again || return 1
    if [[ -f $copy ]] && ! open_club 2>/dev/null; then
        tenbou club restore --yes "$copy" || return 1
    fi
    stays_up
}

here() { git_here log -1 --format='%h of %cs' HEAD; }

main() {
    read_options "$@"
    need_root
    MARK=$ROOT$MARK KIOSK_HOME=$ROOT$KIOSK_HOME KIOSK_USER=$(chosen_before USER)
    [[ -n $KIOSK_USER ]] ||
        stop "The kiosk is not installed here: run install.sh first. Nothing was changed."
    exec 9>"$ROOT/run/lock/tenbou-update"
    flock --nonblock 9 || stop "Another update is at work. Nothing was changed."
    [[ -z $(git_here status --porcelain --untracked-files=no) || -f $MARK ]] ||
        stop "Files in $CHECKOUT were changed by hand (git status names them). Nothing was changed."

    local branch former wanted copy
    branch=$(git_here symbolic-ref --quiet --short HEAD || true)
    former=$(git_here rev-parse HEAD)
    git_here fetch --quiet --tags origin ||
        stop "The new version cannot be fetched: is the network there? Nothing was changed."
    copy=$KIOSK_HOME/before-update/club-$(date +%Y-%m-%d-%H%M%S).sqlite3
    if [[ -f $MARK ]]; then
        say "The last update was cut off; it is taken up again."
        { read -r former && read -r branch && read -r copy; } <"$MARK"
    fi
    wanted=$(wanted_version)
    if [[ $wanted = "$former" && ! -f $MARK ]]; then
        say "The kiosk has this version already: $(here)."
        return
    fi
    say "What comes:"
    git_here --no-pager log --oneline "$former..$wanted"
    [[ $DRY_RUN = no ]] || return 0

    # Half of a checkout may lie there where the power went.
    [[ ! -f $MARK ]] || git_here reset --quiet --hard
    printf '%s\n' "$former" "$branch" "$copy" >"$MARK"
    ! systemd_runs || systemctl stop tenbou.service
    # A file that this version cannot read may be why the update is wanted: it stays as it is.
    [[ -f $copy ]] || tenbou club backup "$copy" || say "So the update goes on without a copy."
    if take_up "$wanted"; then
        rm "$MARK"
        # The last three copies are kept.
        find "$KIOSK_HOME" -path '*/before-update/club-*.sqlite3' | sort | head -n -3 |
            xargs -r rm -f
        say "The kiosk is at $(here)."
        return
    fi
    say "That did not work. The former version comes back."
    take_back "$branch" "$former" "$copy" ||
        stop "The former version does not run either. The club's games are in $KIOSK_HOME, a copy is $copy."
    rm "$MARK"
    stop "The kiosk is at its former version again, $(here)."
}

# Read as a whole before it runs: the update replaces this file.
main "$@"
