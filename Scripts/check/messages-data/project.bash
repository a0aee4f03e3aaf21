# Packages that differ from what the pages show, machines that lack something, and files that are damaged.

# versioned MANIFEST TOOLS: a package with tests, whose manifest has another name and another tools version.
versioned() {
  manifest "$app
    .testTarget(name: \"AppTests\", dependencies: [\"App\"]),"
  sed -i "s/6\.1/$2/" Package.swift
  [ "$1" = Package.swift ] || mv Package.swift "$1"
  sources
  test_sources
}

begin "A package with tools version 5.9"
versioned Package.swift 5.9
shows snapshot init

begin "A manifest for one version of Swift, beside another manifest"
versioned Package@swift-6.2.swift 6.2
manifest "$app" ""
shows snapshot init

begin "A package with test files in no target"
manifest "$app"
sources
test_sources
shows snapshot init --dry-run

# What doctor says of the package. Its other lines are about the machine.
doctor() { shows_lines '^[!✗] |^    |^No problems|problem' "$@"; }

begin "Record modes, pointers and unexcluded references, found by doctor"
manifest "$app
$tests"
sources
file Tests/AppTests/AppTests.swift 'import Snapshot\nimport Testing\n\n@Test func a() {\n  assertSnapshot(of: 1, as: .json, record: .all)\n}\n'
file Tests/AppTests/__Snapshots__/AppTests/a.1.json 'version https://git-lfs.github.com/spec/v1\noid sha256:4cac19622fc3ada9c0fdeadb33f88f367b541f38b89102a3f1261ac81fd5bcb5\nsize 84977953\n'
git init -q -b main .
doctor snapshot doctor

begin "A checkout that cannot be written"
if [ "$(id -u)" = 0 ] && unshare -m true 2>/dev/null; then
  manifest "$app
$tests"
  sources
  test_sources
  read_only() { shows unshare -m bash -c 'mount --bind . . && mount -o remount,bind,ro . && cd "$PWD" && '"$1"; }
  read_only 'snapshot init'
  read_only 'snapshot verify'
  read_only 'snapshot status'
  imported
  read_only 'snapshot accept --all'
fi

begin "A disk that is full when references are accepted"
if [ "$(id -u)" = 0 ] && unshare -m true 2>/dev/null; then
  imported
  shows unshare -m bash -c '
    mkdir old && cp AppTests/__Snapshots__/LoginTests/* old && cd AppTests/__Snapshots__
    mount -t tmpfs -o size=8k none LoginTests && cp ../../old/* LoginTests && head -c 8192 /dev/zero >LoginTests/filler 2>/dev/null
    cd ../.. && snapshot accept --all'
fi

begin "No git, where a subcommand needs it"
manifest "$app
$tests"
sources
test_sources
shows env PATH="$work/bin" snapshot verify --since main
shows env PATH="$work/bin" snapshot resolve
shows env PATH="$work/bin" snapshot history AppTests/a
shows snapshot verify --since main
shows snapshot bisect AppTests/a
shows_lines '^[!✗] .*git' env PATH="$work/bin" snapshot doctor

begin "No swift"
manifest "$app" ""
shows env PATH="$work/bin" snapshot init
shows env PATH="$work/bin" snapshot verify

begin "A revision that git does not have"
manifest "$app
$tests"
sources
test_sources
git init -q -b main . && git add -A && git commit -qm first
shows snapshot verify --since nowhere
shows snapshot diff . --against nowhere
shows snapshot resolve
shows snapshot history nothing

begin "Decisions in a file that is damaged or does not exist"
imported
shows snapshot accept --decisions nowhere.json
file decisions.json '{"decisions": ['
shows snapshot accept --decisions decisions.json

begin "A damaged run"
imported
printf '{"id":' >.build/snapshots/runs/first/ledger.jsonl
shows snapshot status

begin "Keys of settings that do not exist"
manifest "$app" ""
file .snapshot.yml 'verify:\n  retry: 1\n'
shows snapshot
file .snapshot.yml 'verify:\n  stale: warning\n'
shows snapshot
