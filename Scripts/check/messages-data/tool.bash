# Mistakes with the command line tool. Most of them need no build.

# A project whose tests another tool runs, with one text that changed.
imported() {
  git init -q -b main .
  file AppTests/LoginTests.swift 'class LoginTests {\n  func form() {}\n}\n'
  file AppTests/__Snapshots__/LoginTests/form.1.txt "${1-old\n}"
  file Artifacts/LoginTests/form.1.txt 'new\n'
  snapshot import Artifacts --run first >/dev/null 2>&1 || true
}

begin "Outside of any package"
shows snapshot
shows snapshot verify
shows snapshot status

begin "Before the first run"
manifest "$app" ""
shows snapshot
shows snapshot status
shows snapshot review --no-input
shows snapshot accept --all
shows snapshot undo
shows snapshot prune --no-input
shows snapshot report latest
shows snapshot trends

begin "Options and subcommands with typing errors"
manifest "$app" ""
shows snapshot verfy
shows snapshot verify --recrod all
shows snapshot verify --record always
shows snapshot verify --report pdf
shows snapshot verify --shard 5/4
shows snapshot accept
shows snapshot verify --package-path nowhere

begin "Settings with typing errors"
manifest "$app" ""
file .snapshot.yml 'references: [\n'
shows snapshot
file .snapshot.yml 'refrences:\n  folders: [Snapshots]\n'
shows snapshot
file .snapshot.yml 'runs:\n  keep: many\n'
shows snapshot
file .snapshot.yml 'references:\n  directory: ../elsewhere\n'
shows snapshot

begin "No test target"
manifest "$app" ""
sources
shows snapshot init

begin "A test target without the products, and a target that imports SwiftUI"
manifest "$app
    .testTarget(name: \"AppTests\", dependencies: [\"App\"])," ""
file Sources/App/Card.swift 'import SwiftUI\n'
test_sources
shows snapshot init

begin "A second init"
manifest "$app
$tests"
sources
test_sources
snapshot init >/dev/null
shows snapshot init

begin "A folder that does not belong to this user"
manifest "$app" ""
sources
chmod -R a+rX "$work" && chmod 755 "$work/app"
if [ "$(id -u)" = 0 ]; then shows setpriv --reuid 65534 --clear-groups snapshot init; else chmod 555 . && shows snapshot init; fi

begin "A full disk"
if [ "$(id -u)" = 0 ] && unshare -m true 2>/dev/null; then
  mkdir full
  shows unshare -m bash -c '
    mount -t tmpfs -o size=64k none full && cd full && printf "// swift-tools-version: 6.1\n" >Package.swift
    head -c 100000 /dev/zero >filler 2>/dev/null; snapshot init'
fi

begin "Changes, and decisions about snapshots that do not exist"
imported
shows snapshot status
shows snapshot accept LoginTests/from
shows snapshot accept --cause 00000000
shows snapshot status --run second
shows snapshot diff form#2

begin "A decision twice, and a reference that changed since the run"
imported
shows snapshot accept --all
shows snapshot accept --all
shows snapshot status
imported
file AppTests/__Snapshots__/LoginTests/form.1.txt 'meanwhile\n'
shows snapshot accept --all

begin "Decisions on CI"
imported
shows env CI=true snapshot accept --all

begin "A picture in Git LFS that was not fetched"
imported 'version https://git-lfs.github.com/spec/v1\noid sha256:4cac19622fc3ada9c0fdeadb33f88f367b541f38b89102a3f1261ac81fd5bcb5\nsize 84977953\n'
shows snapshot status

begin "A merge with conflicts"
imported '<<<<<<< HEAD\nold\n=======\nother\n>>>>>>> branch\n'
shows snapshot status

begin "A reference that is a damaged picture"
git init -q -b main .
file AppTests/LoginTests.swift 'class LoginTests {\n  func form() {}\n}\n'
file AppTests/__Snapshots__/LoginTests/form.1.png '\x89PNG\r\n\x1a\nbroken'
file Artifacts/LoginTests/form.1.png '\x89PNG\r\n\x1a\nbroken too'
shows snapshot import Artifacts

begin "A folder that no layout fits, an empty one, and none"
git init -q -b main .
file Artifacts/notes.md 'x\n'
mkdir Empty
shows snapshot import Artifacts
shows snapshot import Empty
shows snapshot import Nowhere

begin "Files that cannot be compared"
file a.txt 'a\n'
file b.png 'b'
shows snapshot diff a.txt b.png
shows snapshot diff a.txt nowhere.txt

begin "Nothing to draw"
mkdir Empty
shows snapshot render Empty --out pictures
shows snapshot render nowhere --out pictures

begin "No git"
manifest "$app
$tests"
sources
test_sources
shows env PATH="$work/bin" snapshot status
