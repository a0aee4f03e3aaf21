# Mistakes in manifests and folders, which SwiftPM finds before it compiles anything.

app='    .target(name: "App"),'
tests='    .testTarget(name: "AppTests", dependencies: ["App", .product(name: "Snapshot", package: "swift-snapshot")]),'
problems='^(error|warning):|overlapping|unhandled|^ +/|should be|Did you'
sources() { file Sources/App/App.swift 'public let count = 1\n'; }
test_sources() { file Tests/AppTests/AppTests.swift 'import Testing\n'; }

begin "A test target without its folder, beside a target with sources"
manifest "    .target(name: \"App\", path: \"Sources\"),
$tests"
file Sources/App.swift 'public let count = 1\n'
shows_lines "$problems" swift build --build-tests

begin "Two test targets, and one folder for both"
manifest "$app
$tests
    .testTarget(name: \"MoreTests\"),"
sources
file Tests/AppTests.swift 'import Testing\n'
shows_lines "$problems" swift build --build-tests

begin "A product with a typing error"
manifest "$app
${tests/Snapshot\"/Snapshots\"}"
sources
test_sources
shows_lines "$problems" swift build --build-tests

begin "A product of a package that is not in the dependencies"
manifest "$app
$tests" ""
sources
test_sources
shows_lines "$problems" swift build --build-tests

begin "A manifest that does not compile"
manifest "$app
    .testTarget(name: \"AppTests\""
sources
shows_lines 'error: ' swift build
shows snapshot init

begin "The tool in a package without this library"
manifest "$app" ""
sources
shows_lines "$problems" swift run snapshot verify

begin "A URL that cannot be cloned"
manifest "$app" '.package(url: "file:///nowhere/swift-snapshot", from: "0.1.0")'
sources
shows_lines 'Failed to clone|does not exist|error: ' swift build

begin "A version that does not exist"
git init -q -b main "$work/library/swift-snapshot"
(cd "$work/library/swift-snapshot" && cp "$root/Package.swift" . && git add -A && git commit -qm x)
manifest "$app" ".package(url: \"file://$work/library/swift-snapshot\", from: \"0.1.0\")"
sources
shows_lines 'error: ' swift build

begin "A tools version that this Swift does not have"
manifest "$app" ""
sed -i 's/6\.1/9.9/' Package.swift
shows_lines "$problems" swift build

begin "References that the target does not exclude"
manifest "$app
    .testTarget(name: \"AppTests\", dependencies: [\"App\"])," ""
sources
test_sources
file Tests/AppTests/__Snapshots__/AppTests/count.1.txt '1\n'
shows_lines "$problems|__Snapshots__" swift build --build-tests

begin "A target named like one of this library"
manifest '    .target(name: "Snapshot"),
    .testTarget(name: "AppTests", dependencies: ["Snapshot", .product(name: "SnapshotUI", package: "swift-snapshot")]),'
file Sources/Snapshot/App.swift 'public let count = 1\n'
test_sources
shows_lines "$problems" swift build --build-tests

begin "A trait with a typing error"
manifest "$app
$tests" '.package(path: "../swift-snapshot", traits: ["Optimised"])'
sources
test_sources
shows_lines "$problems" swift build --build-tests

begin "A trait in a manifest of an earlier tools version"
manifest "$app
$tests" '.package(path: "../swift-snapshot", traits: ["Optimized"])'
sed -i 's/6\.1/5.9/' Package.swift
sources
test_sources
shows_lines 'error: ' swift build --build-tests

begin "A path at which no package is"
manifest "$app" '.package(path: "../elsewhere")'
sources
shows_lines "$problems" swift build

begin "A target without sources"
manifest "$app" ""
shows_lines "$problems" swift build

begin "A proxy that does not answer"
manifest "$app" '.package(url: "https://proxied.example/swift-snapshot", from: "0.1.0")'
sources
shows_lines 'Failed to clone|Failed to connect|error: ' env HTTPS_PROXY=http://127.0.0.1:9 swift build
