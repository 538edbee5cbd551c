# shellcheck shell=bash
# Versions side by side below one folder, and the one step from one to the other.
# Read by install.sh, uninstall.sh and update.sh, after steps.sh; not meant to be run.
#
#   repository/      every version's files, as git keeps them
#   versions/NAME/   one version, ready to run; complete once it holds the file .complete
#   current          a link to the version that runs
#   previous         a link to the one before it
#   trial            there while a new version has not shown yet that it stays up:
#                    the former version's name and the copy of the club's file, a line each

BASE=/usr/local/lib/tenbou
# Whose signature a released version needs: the keys of the version that was installed first, and
# after it those of each version that was itself signed.
SIGNERS=/etc/tenbou/allowed-signers

git_store() { git --git-dir="$ROOT$BASE/repository" "$@"; }

version_at() { basename "$(readlink "$ROOT$BASE/$1" 2>/dev/null)" 2>/dev/null || true; }

# The newest tag at or before a commit, and how far it is from there: a name that sorts and says it.
name_of() { git_store describe --tags --always "$1" | tr / -; }

# take_in CHECKOUT: its commit becomes one of the repository's, as refs/tenbou/installed.
take_in() {
    local checkout=$1 url
    if [[ ! -d $ROOT$BASE/repository ]]; then
        mkdir -p "$ROOT$BASE"
        git init --quiet --bare "$ROOT$BASE/repository"
        git_store config receive.shallowUpdate true
    fi
    # The checkout may belong to whoever cloned it; git asks whether root trusts it.
    local from=(git -c safe.directory="$checkout" -C "$checkout")
    url=$("${from[@]}" remote get-url origin 2>/dev/null || echo "$checkout")
    git_store config remote.origin.url "$url"
    "${from[@]}" push --quiet --force --tags "$ROOT$BASE/repository" HEAD:refs/tenbou/installed
}

fetch_versions() { git_store fetch --quiet --force origin 'refs/tags/*:refs/tags/*'; }

newest_tag() { git_store tag --list 'v[0-9]*' --sort=-version:refname | head -n 1; }

# Whether there is any key to verify with: a line that is no comment.
has_signers() { grep -qs '^[^#[:space:]]' "$ROOT$SIGNERS"; }

# A tag object carries its own name: an old version cannot be passed off under a new one.
is_signed() {
    [[ $(git_store cat-file tag "$1" 2>/dev/null | sed -n 's/^tag //p') = "$1" ]] &&
        git_store -c gpg.format=ssh -c gpg.ssh.allowedSignersFile="$ROOT$SIGNERS" \
            verify-tag "$1" >/dev/null 2>&1
}

# prepare_version COMMIT NAME: beside the running version, which knows nothing of it.
prepare_version() {
    local folder=$ROOT$BASE/versions/$2
    [[ ! -f $folder/.complete ]] || return 0
    rm -rf "$folder"
    mkdir -p "$folder"
    git_store archive "$1" | tar -x -C "$folder" &&
        "$folder/kiosk_app/pi/prepare.sh" &&
        sync -f "$folder" &&
        touch "$folder/.complete" &&
        sync -f "$folder"
}

# A link is replaced in one step: at any moment, power cut or not, it names the old or the new.
point() {
    local place=$ROOT$BASE
    ln -sfn "versions/$2" "$place/$1.new"
    mv -T "$place/$1.new" "$place/$1"
    sync -f "$place"
}

# Only what runs and what ran before it stay on the card.
forget_old_versions() {
    local folder name
    for folder in "$ROOT$BASE"/versions/*/; do
        name=$(basename "$folder")
        [[ $name = "$(version_at current)" || $name = "$(version_at previous)" ]] ||
            rm -rf "$folder"
    done
}
