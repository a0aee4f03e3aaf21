import Foundation
import SnapshotRuns
import Subprocess

/// Builds and lists the tests of a package.
enum TestLister {
  private static let longestList = 64 << 20

  /// Builds the tests that `swift test` runs with the same arguments. Prints build output to standard error.
  ///
  /// - Returns: The build errors; `nil` if the build succeeded.
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

  /// Lists the tests that `swift test` runs with the same arguments, ignoring filters. Builds nothing.
  ///
  /// - Throws: ``CommandError`` if `swift test list` fails.
  static func tests(packageRoot: String, arguments: [String] = []) async throws -> TestList {
    let kept = TestArguments.removing(["--filter", "--skip", "-s", "--specifier", "--skip-build"], from: arguments)
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: Arguments(
        ["test", "list", "--skip-build", "--package-path", packageRoot] + PackageManager.options + kept),
      output: .string(limit: longestList), error: .string(limit: 1 << 20))
    guard result.terminationStatus.isSuccess else {
      throw CommandError(
        .testsFailed,
        "Cannot list the tests. Build them first: swift run snapshot verify\n\(result.standardError)")
    }
    return TestList(output: result.standardOutput)
  }
}
