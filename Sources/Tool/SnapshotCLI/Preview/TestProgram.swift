import Foundation
import SnapshotPreviewMessages

/// How to start a program with tests that assert previews or snapshots.
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
  static func all(of package: PreviewSession.Package, productsFolder: String?, arguments: [String]) -> [TestProgram] {
    let folder = productsFolder ?? ""
    let common = folder + "/\(package.name)PackageTests.xctest"
    let selection = package.filters.flatMap { ["--filter", $0] }
    func started(_ program: String) -> TestProgram {
      TestProgram(executable: program, arguments: ["--testing-library", "swift-testing"] + selection, for: package)
    }
    func startedByPackageManager(_ options: [String]) -> TestProgram {
      TestProgram(
        executable: "/usr/bin/env",
        arguments: ["swift", "test", "--skip-build", "--disable-xctest", "--package-path", package.root]
          + PackageManager.options + options + arguments + selection,
        for: package)
    }
    if isProgram(common) { return [started(common)] }
    func runner(of target: String) -> String { folder + "/\(target)-test-runner" }
    let separate = package.testTargets.filter { target in
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

  private init(executable: String, arguments: [String], for package: PreviewSession.Package) {
    self.executable = executable
    self.arguments = arguments
    environment = package.subjects == .snapshots ? [PreviewChannel.snapshots: "1"] : [:]
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}
