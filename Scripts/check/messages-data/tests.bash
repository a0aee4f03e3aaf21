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
