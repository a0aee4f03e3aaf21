import SnapshotRuns
import Testing

@Suite struct TestArgumentsTests {
  @Test(arguments: [
    (["-c", "release", "--filter", "A"], ["-c", "release"]), (["--configuration=debug"], ["-c", "debug"]),
    (["--build-system", "swiftbuild", "-c", "debug"], ["-c", "debug", "--build-system", "swiftbuild"]),
    (["--build-system=native"], ["--build-system", "native"]),
    // The package manager uses the last one.
    (["--build-system", "native", "--build-system", "swiftbuild"], ["--build-system", "swiftbuild"]),
    (["--build-system", "--scratch-path"], []), (["--build-system", "/tmp/x"], []), (["--build-system"], []),
    (["-c", "other", "--scratch-path", "/tmp/x"], []), ([], []),
  ])
  func onlyBuildArgumentsAreTrusted(arguments: [String], trusted: [String]) {
    #expect(TestArguments.trusted(in: arguments) == trusted)
  }

  @Test func theBuildSystemIsAnOptionOfABuild() {
    let arguments = ["--build-system", "swiftbuild", "--filter", "A", "--parallel", "--scratch-path", "x"]
    #expect(TestArguments.building(arguments) == ["--build-system", "swiftbuild", "--scratch-path", "x"])
  }
}
