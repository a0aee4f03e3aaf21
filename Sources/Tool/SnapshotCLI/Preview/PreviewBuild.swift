import Foundation
import SnapshotPreviewServer
import SnapshotRuns
import Subprocess

/// Builds the programs that draw previews.
protocol PreviewBuilding: Sendable {
  /// Builds what has changed. If the task is cancelled, ends the build.
  ///
  /// - Throws: ``CommandError`` if the compiler cannot be started, `CancellationError`.
  func run() async throws -> PreviewBuildOutcome
}

/// The result of a build.
struct PreviewBuildOutcome: Sendable {
  /// Whether there is something to draw. There can be errors besides.
  var succeeded: Bool
  var seconds: Double
  var errors: [PageState.SourceMessage]
  /// Code that does not compile and that the build left out.
  var omissions: [PageState.SourceMessage] = []
  /// The programs that draw the previews.
  var programs: [TestProgram] = []
  /// The modules with previews.
  var modules: [String] = []
}

/// Builds the tests of a package, which draw previews or snapshots.
actor PreviewBuild: PreviewBuilding {
  /// The tests that draw.
  struct Tests: Sendable {
    var packageRoot: String
    var packageName: String
    /// The modules with previews.
    var modules: [String]
    /// Whether the tests draw the snapshots that they assert, instead of previews.
    var drawsSnapshots: Bool
    /// Regular expressions that select the tests.
    var filters: [String]
    /// The test targets that can have such tests.
    var testTargets: [String]
  }

  private let tests: Tests
  /// Arguments of `swift build`.
  private let arguments: [String]
  private var productsFolder: String?

  init(_ tests: Tests, arguments: [String]) {
    self.tests = tests
    self.arguments = arguments
  }

  private var packageRoot: String { tests.packageRoot }

  /// Builds. If the task is cancelled, ends the build.
  ///
  /// - Throws: ``CommandError`` if `swift` cannot be started.
  func run() async throws -> PreviewBuildOutcome {
    do {
      var outcome = try await perform()
      guard outcome.succeeded else { return outcome }
      if productsFolder == nil { productsFolder = await findProductsFolder() }
      outcome.programs = TestProgram.all(of: tests, productsFolder: productsFolder, arguments: arguments)
      outcome.modules = tests.modules
      return outcome
    } catch let error as SubprocessError {
      throw CommandError.notStarted("swift", error)
    }
  }

  private func perform() async throws -> PreviewBuildOutcome {
    let start = ContinuousClock.now
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .interrupt, toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
    ]
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: Arguments(
        ["build", "--build-tests", "--package-path", packageRoot] + PackageManager.options + arguments),
      platformOptions: options, input: .none, output: .sequence, error: .combinedWithOutput
    ) { execution in
      var reader = ConsoleReader()
      defer { WaitingLine.current?.clear() }
      for try await line in execution.standardOutput.strings(bufferingPolicy: .unbounded) {
        reader.read(line)
        WaitingLine.current?.showBuild(reader.buildProgress, since: start)
      }
      return reader.buildErrors
    }
    let elapsed = (ContinuousClock.now - start).components
    let succeeded = result.terminationStatus.isSuccess
    return PreviewBuildOutcome(
      succeeded: succeeded, seconds: Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18,
      errors: succeeded ? [] : Self.messages(result.closureResult, packageRoot: packageRoot))
  }

  /// Returns the folder with the products of the build.
  private func findProductsFolder() async -> String? {
    let result = try? await Subprocess.run(
      .name("swift"),
      arguments: Arguments(
        ["build", "--show-bin-path", "--package-path", packageRoot] + PackageManager.options + arguments),
      output: .string(limit: 65_536), error: .discarded)
    guard let result, result.terminationStatus.isSuccess else { return nil }
    return result.standardOutput.split(separator: "\n").last.map(String.init)
  }

  /// The errors of a build, each once: `file:line:column: error: text`, or `error: text`.
  static func messages(_ lines: [String], packageRoot: String) -> [PageState.SourceMessage] {
    var messages: [PageState.SourceMessage] = []
    for line in lines {
      let message = message(line, packageRoot: packageRoot)
      if !messages.contains(message) { messages.append(message) }
    }
    // What the package manager says besides the errors of the compiler, such as "fatalError".
    let located = messages.filter { !$0.file.isEmpty }
    messages = located.isEmpty ? messages : located
    return messages.isEmpty ? [PageState.SourceMessage(text: "See the output of: swift build --build-tests")] : messages
  }

  private static func message(_ line: String, packageRoot: String) -> PageState.SourceMessage {
    guard let marker = line.range(of: ": error: ") else {
      return PageState.SourceMessage(text: line.hasPrefix("error: ") ? String(line.dropFirst("error: ".count)) : line)
    }
    var parts = line[..<marker.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, let last = parts.last, let number = Int(last) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let path = parts.joined(separator: ":")
    let file = path.hasPrefix(packageRoot + "/") ? String(path.dropFirst(packageRoot.count + 1)) : path
    return PageState.SourceMessage(
      file: file, line: numbers.first ?? 0, column: numbers.count > 1 ? numbers[1] : 0,
      text: String(line[marker.upperBound...]))
  }
}
