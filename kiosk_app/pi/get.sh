#!/usr/bin/env bash
# From nothing to a kiosk in one line, on Raspberry Pi OS or Debian; run it again to mend or renew:
#
#   curl -fsSL ADDRESS/kiosk_app/pi/get.sh | sudo bash -s -- REPOSITORY [VERSION] [OPTION…]
#
# REPOSITORY is what `git clone` takes; VERSION a tag, without it the newest released version, and
# where none was released yet the newest commit. The options are install.sh's.
set -euo pipefail

stop() {
    printf '%s\n' "$*" >&2
    exit 1
}

newest_release() { git -C "$1" tag --list 'v[0-9]*' --sort=-version:refname | head -n 1; }

main() {
    local repository=${1:-} version='' place
    [[ -n $repository && $repository != -* ]] ||
        stop "Say which repository: … | sudo bash -s -- REPOSITORY. Nothing was changed."
    shift
    if [[ ${1:-} && $1 != -* ]]; then
        version=$1
        shift
    fi
    [[ $(id -u) = 0 ]] || stop "This changes the system: run it with sudo. Nothing was changed."
    command -v apt-get >/dev/null ||
        stop "This needs Raspberry Pi OS or Debian: there is no apt-get here. Nothing was changed."
    if ! command -v git >/dev/null; then
        apt-get update -q
        DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends git ca-certificates
    fi
    place=$(mktemp -d)
    # shellcheck disable=SC2064 # the name as it is now
    trap "rm -rf '$place'" EXIT
    git clone --quiet "$repository" "$place/tenbou" ||
        stop "The repository $repository cannot be fetched: is the network there? Nothing was changed."
    [[ -n $version ]] || version=$(newest_release "$place/tenbou")
    if [[ -n $version ]]; then
        git -C "$place/tenbou" checkout --quiet --detach "$version" ||
            stop "There is no version $version. Nothing was changed."
    fi
    "$place/tenbou/kiosk_app/pi/install.sh" "$@"
}

# Read as a whole before it runs: half a download does nothing.
main "$@"
