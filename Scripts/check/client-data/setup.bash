# What the scripts share that check a package of its own, which depends on a tagged clone of this one. To be sourced from
# the root of the repository, with the script's arguments: a client's folder and the clone's URL, or none to make both.
#
# Sets `root`, `work` (a temporary folder, removed at the end), `client`, `url` and `log`, and defines `die`.

root="$PWD"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
log="$work/log"

# The checks decide themselves what runs as on CI and what is recorded.
unset CI TF_BUILD GITHUB_ACTIONS GITLAB_CI BUILDKITE TEAMCITY_VERSION JENKINS_URL CODEBUILD_BUILD_ID \
  BITBUCKET_BUILD_NUMBER SNAPSHOT_TESTING_RECORD SNAPSHOT_ARTIFACTS 2>/dev/null || true

if [ $# -eq 0 ]; then
  git clone --quiet --no-hardlinks . "$work/swift-snapshot"
  git -C "$work/swift-snapshot" tag 1000.0.0
  client="$work/client"
  url="file://$work/swift-snapshot"
else
  client="$1"
  url="$2"
fi
mkdir -p "$client"

# Prints the output of the last command and the reason, and fails.
die() {
  [ ! -e "$log" ] || tail -n 300 "$log"
  echo "$(basename "$0"): $1" >&2
  exit 1
}
