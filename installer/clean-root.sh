# shellcheck shell=bash
# What check-fresh-machine and check-deb share: a Debian root of its own (debootstrap minbase), and steps in it that are timed and judged.
#
# FRESH_ROOT      an empty folder for the root, removed afterwards (default: one under /tmp; needs 3 GB)
# DEBIAN_MIRROR   default http://deb.debian.org/debian

root=${FRESH_ROOT:-$(mktemp -d /tmp/fresh-machine.XXXXXX)}
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
log=$(mktemp)
folder=/

fail() {
  echo "FAILED: $*" >&2
  [ ! -s "$log" ] || tail -n 30 "$log" >&2
  exit 1
}

clean_up() {
  rm -f "$log"
  rm -rf --one-file-system "$root"
}

# Runs a command in the root as a user, in $folder, with /proc and /dev as a machine has them and without a locale, as a
# service or a container. The mounts end with it.
inside() {
  unshare --mount sh -c '
    root=$1 folder=$2 user=$3; shift 3
    mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" || exit 99
    exec chroot --userspec="$user" "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME="/home/$user" \
      sh -c "cd $folder && exec \"\$@\"" sh "$@"' sh "$root" "$folder" "$@"
}

install_packages() {
  inside root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >"$log" 2>&1 || fail "apt-get install $*"
}

seconds=0
timed() {
  local begun=$SECONDS
  "$@" && local code=0 || local code=$?
  seconds=$((SECONDS - begun))
  return $code
}

# expect WHAT LINES WORDS COMMAND...: it fails, says at most that many lines and these words. Of more lines than two only
# Maven has, whose exec plugin adds a trace of its own.
expect() {
  local what=$1 lines=$2 words=$3
  shift 3
  if timed "$@" >"$log" 2>&1; then fail "$what: it went through"; fi
  grep -qF -- "$words" "$log" || fail "$what: not a word of '$words'"
  [ "$lines" -gt 2 ] || ! grep -qE '^\s+at [a-z.]+' "$log" || fail "$what: a stack trace"
  [ "$(wc -l <"$log")" -le "$lines" ] || fail "$what: more than $lines lines"
  printf '%4d s  %s\n        %s\n' "$seconds" "$what" "$(grep -F -m 1 -- "$words" "$log")"
}

succeed() {
  local what=$1
  shift
  timed "$@" >"$log" 2>&1 || fail "$what"
  printf '%4d s  %s\n' "$seconds" "$what"
}

make_root() {
  [ "$(id -u)" = 0 ] || fail "needs root, for debootstrap and chroot"
  command -v debootstrap >/dev/null || fail "apt-get install debootstrap"
  [ -z "$(ls -A "$root")" ] || fail "$root is not empty"
  trap clean_up EXIT
  chmod 755 "$root"
  succeed "a clean Debian 12 (debootstrap)" debootstrap --variant=minbase --include=ca-certificates bookworm "$root" "$mirror"
  # What Debian's installer writes and debootstrap does not: the security updates.
  echo "deb http://deb.debian.org/debian-security bookworm-security main" >"$root/etc/apt/sources.list.d/security.list"
  inside root useradd --create-home packer
  mkdir -p "$root/home/root"
  # a machine's installer writes it
  echo "127.0.0.1 localhost" >"$root/etc/hosts"
}
