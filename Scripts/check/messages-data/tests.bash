# Failing assertions, and sources that do not compile, in a package that takes the modules of this package's build.

# begin_suite FILE TITLE [TARGET]: starts a case with a package that has one test file.
begin_suite() {
  local target="${3:-AppTests}" other
  begin "$2"
  cp -R "$data/package/." .
  # By its own path, so that no module is compiled again.
  sed -i "s|ROOT|$root|" Package.swift
  for other in AppTests CoreTests; do file "Tests/$other/Empty.swift" ''; done
  mkdir -p Tests/AppTests/__Snapshots__
  cp "$data/suites/$1" "Tests/$target/$1"
}
# In the folder of this package's build, no module is compiled twice.
shared=(--scratch-path "$root/.build")
compiler=' error: |no such module'
# tests COMMAND…: the issues of a command that runs the tests.
tests() {
  swift build --build-tests "${shared[@]}" >"$work/build.log" 2>&1 || die "the package does not build: $(grep error: "$work/build.log" | head)"
  shows_issues "$@"
}

begin_suite MissingModule.swift "A file that imports a product that its target does not depend on"
sed -i '/\.product(name: "Snapshot"/s/\.product.*,/"App",/; /SnapshotUI\|InlineSnapshot/d' Package.swift
rm -r Tests/CoreTests && sed -i '/CoreTests/d' Package.swift
shows_lines "$compiler" swift build --build-tests

begin_suite AppleImport.swift "A test that imports SwiftUI on Linux"
shows_lines "$compiler" swift build --build-tests "${shared[@]}"

begin_suite ViewWithoutImport.swift "A view in a test that does not import SnapshotUI"
shows_lines "$compiler" swift build --build-tests "${shared[@]}"

begin_suite CoreDump.swift "A strategy of another product" CoreTests
shows_lines "$compiler" swift build --build-tests "${shared[@]}"

begin_suite AwaitedValue.swift "A value that is awaited"
shows_lines "$compiler" swift build --build-tests "${shared[@]}"

begin_suite BooleanRecord.swift "A record mode as a Boolean"
shows_lines ' warning: ' swift build --build-tests "${shared[@]}"

begin_suite MixedActors.swift "A class of XCTest with main-actor methods beside others"
shows_lines "$compiler" swift build --build-tests "${shared[@]}"

begin_suite FirstRun.swift "The first run"
tests swift test --skip-build "${shared[@]}" --filter FirstRun

begin_suite FirstRun.swift "The first run, on CI"
tests env CI=true swift test --skip-build "${shared[@]}" --filter 'FirstRun/file'

begin_suite Failures.swift "Failing assertions"
references=Tests/AppTests/__Snapshots__/Failures
file $references/changed.1.txt 'a\nc'
file $references/canonicallyEqual.1.txt 'cafe\xCC\x81'
file $references/carriageReturns.1.txt 'a\r\nb'
file $references/redactionWithATypingError.1.txt '{"token": "[redacted]"}'
tests swift test --skip-build "${shared[@]}" --filter Failures

begin_suite FirstRun.swift "A filter that no test matches"
shows snapshot verify --filter Nothing -- "${shared[@]}"

begin_suite OtherFailure.swift "A test that fails beside its snapshot"
file Tests/AppTests/__Snapshots__/OtherFailure/sum.sum.json '2'
shows snapshot verify -- "${shared[@]}"

begin_suite References.swift "References that cannot be used, and values that have none"
references=Tests/AppTests/__Snapshots__/References
file $references/pointer.1.png 'version https://git-lfs.github.com/spec/v1\noid sha256:4cac19622fc3ada9c0fdeadb33f88f367b541f38b89102a3f1261ac81fd5bcb5\nsize 84977953\n'
file $references/damagedPicture.1.png '\x89PNG\r\n\x1a\nbroken'
file $references/conflict.1.txt '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> branch\n'
mkdir $references/folderInTheWay.1.txt
file $references/otherTimeZone.1.txt '05:00'
tests swift test --skip-build "${shared[@]}" --filter References

begin_suite FirstRun.swift "A record mode that the environment sets, on CI"
tests env CI=true SNAPSHOT_TESTING_RECORD=all swift test --skip-build "${shared[@]}" --filter 'FirstRun/file'

begin_suite EditedInline.swift "A source that was edited after its build"
swift build --build-tests "${shared[@]}" >"$work/build.log" 2>&1 || die "the package does not build"
sed -i '4s/^/\n/' Tests/AppTests/EditedInline.swift
shows_issues swift test --skip-build "${shared[@]}" --filter edited

begin_suite CrashingTest.swift "A test that crashes"
shows snapshot verify -- "${shared[@]}"

begin_suite ViewWithoutImport.swift "Tests that do not compile, run by the tool"
shows snapshot verify -- "${shared[@]}"

begin_suite ChangingValue.swift "A value that differs in each run"
file Tests/AppTests/__Snapshots__/ChangingValue/attempt.number.json '1'
shows snapshot verify --repeat 2 -- "${shared[@]}"

begin_suite OtherFailure.swift "A reference that no assertion uses any more"
file Tests/AppTests/__Snapshots__/OtherFailure/sum.sum.json '2'
file Tests/AppTests/__Snapshots__/OtherFailure/sum.total.json '2'
sed -i '/#expect/d' Tests/AppTests/OtherFailure.swift
shows snapshot verify -- "${shared[@]}"

begin_suite OtherFailure.swift "A shard that is missing, and one twice"
file Tests/AppTests/__Snapshots__/OtherFailure/sum.sum.json '2'
sed -i '/#expect/d' Tests/AppTests/OtherFailure.swift
snapshot verify --shard 1/2 --run one -- "${shared[@]}" >/dev/null 2>&1 || true
shows snapshot merge --expect 2 .build/snapshots/runs/one
shows snapshot merge --expect 2 .build/snapshots/runs/one .build/snapshots/runs/one
shows snapshot merge --expect 2 nowhere

begin_suite Previews.swift "Previews that crash, that never end, and that are not found"
views() { sed -i 's/\.target(name: "App")/.target(name: "App", dependencies: [.product(name: "SnapshotUI", package: "swift-snapshot")])/' Package.swift; }
views
file Sources/App/Previews.swift 'import SnapshotUI\n\nstruct Crash_Previews: PreviewProvider {\n  static var previews: some View { Text(["a"][Int("1") ?? 0]) }\n}\n\nstruct Endless_Previews: PreviewProvider {\n  static var previews: some View {\n    while true {}\n    return Text("Hello")\n  }\n}\n'
tests swift test --skip-build "${shared[@]}" --filter PreviewTests

begin_suite ChangedPreview.swift "A preview that changed, and one whose setup fails"
views
card='import SnapshotUI\n\nstruct Card_Previews: PreviewProvider {\n  static var previews: some View { Text("Hello") }\n}\n'
file Sources/App/Card.swift "$card"
snapshot record -- "${shared[@]}" >/dev/null 2>&1 || die "the preview cannot be recorded"
file Sources/App/Card.swift "${card/Hello/Goodbye}"
shows snapshot verify -- "${shared[@]}"
file Sources/App/Setup.swift 'import SnapshotUI\n\nstruct NoServer: Error {}\n\nstruct Setup: PreviewSetup {\n  static func prepare() throws { throw NoServer() }\n}\n'
tests swift test --skip-build "${shared[@]}" --filter previews
