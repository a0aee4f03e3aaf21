# Roots of Debian for the checks that need another system or another Swift. Scripts source this file from the repository's folder.
# The caller sets:
#   work      the folder that keeps roots and builds
#   shared    the folders that have the same path in the root as outside
#   programs  a folder of programs in the root, which the PATH has last

mirror="${DEBIAN_MIRROR:-http://deb.debian.org/debian}"
name="$(basename "$0")"
shared=()
programs=

die() {
  echo "$name: $1" >&2
  exit 1
}

# timed NAME COMMAND...: runs the command, whose output goes to NAME.log, and prints the time that it took.
timed() {
  local log="$work/$1.log" start="$SECONDS"
  # In the background, because the condition of `||` would turn off `set -e` in a function.
  "${@:2}" >"$log" 2>&1 9>&- &
  wait $! || {
    tail -n 60 "$log" >&2
    die "$1 failed; see $log"
  }
  echo "$1: $((SECONDS - start)) s"
}

# open_work FOLDER: checks what roots need, and takes the folder for this run.
open_work() {
  [ "$(uname -s)" = Linux ] || die "this is $(uname -s); roots of Debian need Linux"
  [ "$(id -u)" = 0 ] || die "run it as root: it makes roots of Debian and enters them"
  command -v mmdebstrap >/dev/null || die "mmdebstrap was not found; on Debian: apt-get install mmdebstrap"
  mkdir -p "$1" || die "$1 cannot be made; pass another folder"
  work="$(cd "$1" && pwd)"
  exec 9>"$work/lock"
  flock -n 9 || die "another run uses $work; wait for it, or pass another folder"
}

# What Swift and git need to start, of what Swift requires: libraries that link programs are not among them.
swift_packages=git,ca-certificates,libcurl4,libncurses6,libsqlite3-0,libxml2

# share_swift: the roots have this machine's Swift.
share_swift() {
  local swift toolchain
  swift="$(readlink -f "$(command -v swift || true)")"
  [ -n "$swift" ] || die "swift was not found on the PATH"
  programs="${swift%/*}"
  toolchain="${programs%/usr/bin}"
  [ -n "$toolchain" ] && [ "$toolchain" != "$programs" ] || die "Swift is in $programs; a root needs it in a folder of its own"
  shared+=("$toolchain")
}

# make_root ROOT RELEASE PACKAGES: a root of Debian with the packages, unless it is there.
make_root() {
  local root="$work/$1"
  [ ! -e "$root.complete" ] || return 0
  rm -rf "$root"
  timed "root of $2" mmdebstrap --aptopt='Acquire::Check-Valid-Until "false"' --mode=root --variant=minbase \
    --include="$3" "$2" "$root" "deb $mirror $2 main"
  share_packages "$root"
  touch "$root.complete"
}

# The packages that git finds in folders of this machine, because a setting gives them in the place of a URL, are found in the root.
share_packages() {
  local key value
  git config --file "$1/etc/gitconfig" --replace-all safe.directory '*'
  while read -r key value; do
    git config --file "$1/etc/gitconfig" --add "$key" "$value"
  done < <(git config --get-regexp '^url\..*\.insteadof$' || true)
}
# The folders of these packages.
package_folders() {
  git config --get-regexp '^url\..*\.insteadof$' | sed -n 's/^url\.\(\/.*\)\.insteadof .*/\1/p' | sort -u || true
}

# enter ROOT COMMAND: runs the command in the root, with an environment of its own.
enter() {
  local folders variables=()
  mapfile -t folders < <(package_folders)
  folders+=("${shared[@]}")
  [ -z "${SNAPSHOT_TEST_TARGETS:-}" ] || variables+=("SNAPSHOT_TEST_TARGETS=$SNAPSHOT_TEST_TARGETS")
  # What it mounts is gone with its process.
  ROOT="$work/$1" COMMAND="$2" FOLDERS="$(printf '%s\n' "${folders[@]}")" unshare -m bash -euo pipefail -c '
    mkdir -p "$ROOT"/{proc,dev,tmp,root}
    mount -t proc proc "$ROOT/proc"
    mount --rbind /dev "$ROOT/dev"
    cp -L /etc/resolv.conf /etc/hosts "$ROOT/etc/"
    while read -r folder; do
      [ -n "$folder" ] || continue
      mkdir -p "$ROOT$folder"
      mount --bind "$folder" "$ROOT$folder"
    done <<<"$FOLDERS"
    exec chroot "$ROOT" /usr/bin/env -i HOME=/root TERM=dumb LANG=C.UTF-8 "$@" bash -euo pipefail -c "$COMMAND"
  ' enter PATH="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin${programs:+:$programs}" "${variables[@]}"
}
