import Foundation
import SnapshotRuns
import Subprocess

/// Asks the package which tests it has. They must be built.
enum TestLister {
  private static let longestList = 64 << 20

  /// Builds what `swift test` runs with the same arguments; what the build prints goes to standard error.
  ///
  /// - Returns: The errors of the build; `nil` where it succeeded.
  static func build(packageRoot: String, arguments: [String]) async throws -> [String]? {
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: Arguments(
        ["build", "--build-tests", "--package-path", packageRoot] + PackageManager.options
          + TestArguments.building(arguments)),
      input: .none, output: .sequence, error: .combinedWithOutput
    ) { execution in
      var reader = ConsoleReader()
      for try await line in execution.standardOutput.strings(bufferingPolicy: .unbounded) {
        reader.read(line)
        Console.note(line)
      }
      return reader.buildErrors
    }
    return result.terminationStatus.isSuccess ? nil : result.closureResult
  }

  /// Lists the tests that `swift test` runs with the same arguments, filters aside. Nothing is built.
  ///
  /// - Throws: ``VerbError`` where `swift test list` fails.
  static func tests(packageRoot: String, arguments: [String] = []) async throws -> TestList {
    let kept = TestArguments.removing(["--filter", "--skip", "-s", "--specifier", "--skip-build"], from: arguments)
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: Arguments(
        ["test", "list", "--skip-build", "--package-path", packageRoot] + PackageManager.options + kept),
      output: .string(limit: longestList), error: .string(limit: 1 << 20))
    guard result.terminationStatus.isSuccess else {
      throw VerbError(
        .testsFailed,
        "The tests cannot be listed. Build them first, with: snapshot verify\n\(result.standardError)")
    }
    return TestList(output: result.standardOutput)
  }
}
