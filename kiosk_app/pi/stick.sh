#!/usr/bin/env bash
# Mounts a USB stick for the kiosk when it is put in, and lets go of it when it is pulled out:
# daily copies go onto it, and tables, photos and rule files come and go. Started by
# tenbou-stick@.service.
set -euo pipefail
HERE=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source-path=SCRIPTDIR source=steps.sh
source "$HERE/steps.sh"

usage() {
    cat <<'USAGE'
stick.sh mount|let-go NAME   NAME is the kernel's, such as sda1
  --root DIR  take the machine's files from below DIR, and only name the commands
USAGE
}

# The disk that the machine runs from may be on USB as well: none of its parts is a stick.
is_of_the_machine() {
    local disk mounted
    disk=$(lsblk --noheadings --output PKNAME "/dev/$1" | head -n 1)
    mounted=$(lsblk --noheadings --output MOUNTPOINT "/dev/${disk:-$1}")
    grep -qE '^(/|/boot|/boot/.*|/usr|/var|/home|\[SWAP\])$' <<<"$mounted"
}

mount_stick() {
    local name=$1 user=$2 kind label place options
    if is_of_the_machine "$name"; then
        say "$name belongs to the disk that this machine runs from: it is left alone."
        return
    fi
    kind=$(blkid --output value --match-tag TYPE "/dev/$name" || true)
    label=$(blkid --output value --match-tag LABEL "/dev/$name" | tr -cd '[:alnum:]_.-' || true)
    place=/media/$user/${label:-$name}
    ! mountpoint --quiet "$ROOT$place" || place=$place-$name # another stick of that name is in
    # Nothing on a stick is run, and nothing on it has rights of its own.
    options=nosuid,nodev,noexec
    case $kind in
        vfat | exfat | ntfs | ntfs3) # the kernel knows accounts by their numbers
            options+=,uid=$(id -u "$user" 2>/dev/null || echo "$user")
            options+=,gid=$(id -g "$user" 2>/dev/null || echo "$user"),umask=0077
            ;;
        ext2 | ext3 | ext4 | f2fs | xfs | btrfs) ;; # who owns its files is written on it
        *)
            say "$name has no file system that can be used here (${kind:-none}). Format it as FAT or exFAT."
            return
            ;;
    esac
    [[ $kind != vfat ]] || options+=,flush
    run install -d -m 0755 "/media/$user"
    run install -d -m 0700 -o "$user" -g "$user" "$place"
    if run mount -o "$options" "/dev/$name" "$place"; then
        say "$name is mounted at $place."
    else
        run rmdir "$place"
        stop "$name could not be mounted; why stands above. Try another stick."
    fi
}

let_go() {
    local name=$1 user=$2 place
    place=$(findmnt --noheadings --output TARGET --source "/dev/$name" | head -n 1 || true)
    [[ $place = "/media/$user/"* ]] || return 0
    run umount --lazy "$place"
    run rmdir "$place"
}

main() {
    local act='' name='' user
    while (($#)); do
        case $1 in
            --root)
                (($# > 1)) || stop "--root needs a folder."
                ROOT=$2
                shift
                ;;
            --help)
                usage
                exit 0
                ;;
            mount | let-go) act=$1 ;;
            -*) stop "There is no option $1; --help lists them." ;;
            *) name=$1 ;;
        esac
        shift
    done
    [[ -n $act && $name =~ ^[a-z0-9]+$ ]] || stop "Say what to do, and with which part: stick.sh mount sda1"
    user=$(chosen_before USER)
    [[ -n $user ]] || stop "The kiosk is not installed here: run install.sh first."
    case $act in
        mount) mount_stick "$name" "$user" ;;
        let-go) let_go "$name" "$user" ;;
    esac
}

main "$@"
