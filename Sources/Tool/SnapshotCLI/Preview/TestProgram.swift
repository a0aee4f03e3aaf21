import Foundation
import SnapshotPreviewMessages

/// How to start a program that draws previews or snapshots: one with tests that assert them, or the one of the toolkit.
struct TestProgram: Hashable, Sendable {
  var executable: String
  var arguments: [String]
  var environment: [String: String]

  /// Returns the programs with the tests of a package, as its build system makes them.
  ///
  /// The native build system makes one program of all test targets, Swift Build makes one of each. What is not a program,
  /// such as a bundle on macOS, is started by the package manager.
  ///
  /// - Parameters:
  ///   - productsFolder: The folder of products that the build system names; `nil` if it names none.
  ///   - arguments: The arguments of the build.
  static func all(of tests: PreviewBuild.Tests, productsFolder: String?, arguments: [String]) -> [TestProgram] {
    let folder = productsFolder ?? ""
    let common = folder + "/\(tests.packageName)PackageTests.xctest"
    let selection = tests.filters.flatMap { ["--filter", $0] }
    func started(_ program: String) -> TestProgram {
      TestProgram(executable: program, arguments: ["--testing-library", "swift-testing"] + selection, for: tests)
    }
    func startedByPackageManager(_ options: [String]) -> TestProgram {
      TestProgram(
        executable: "/usr/bin/env",
        arguments: ["swift", "test", "--skip-build", "--disable-xctest", "--package-path", tests.packageRoot]
          + PackageManager.options + options + arguments + selection,
        for: tests)
    }
    if isProgram(common) { return [started(common)] }
    func runner(of target: String) -> String { folder + "/\(target)-test-runner" }
    let separate = tests.testTargets.filter { target in
      isProgram(runner(of: target)) || access(folder + "/\(target).xctest", F_OK) == 0
    }
    guard productsFolder != nil, access(common, F_OK) != 0, !separate.isEmpty else {
      return [startedByPackageManager([])]
    }
    return separate.map { target in
      let runner = runner(of: target)
      // The programs run at the same time, and each would wait for the lock of the build folder.
      return isProgram(runner)
        ? started(runner) : startedByPackageManager(["--ignore-lock", "--test-product", target])
    }
  }

  init(executable: String, arguments: [String], environment: [String: String] = [:]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  private init(executable: String, arguments: [String], for tests: PreviewBuild.Tests) {
    self.executable = executable
    self.arguments = arguments
    environment = tests.drawsSnapshots ? [PreviewChannel.snapshots: "1"] : [:]
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}
