import Foundation

/// Type-checks source files against the modules that this test was built with.
struct TypeChecker {
  /// An error of the compiler, in a line of a file.
  struct Diagnostic: Hashable, CustomStringConvertible {
    var line: Int
    var message: String

    var description: String { "line \(line): \(message)" }
  }

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// The folder of the build products, which contains the test bundle and the folder of the modules.
  private let products: URL

  init() throws {
    // The bundle is `<products>/<package>PackageTests.xctest`, a file on Linux and a folder on macOS.
    let starts = [CommandLine.arguments[0], Bundle.main.executablePath ?? ""] + Bundle.allBundles.map(\.bundlePath)
    for start in starts {
      var folder = URL(fileURLWithPath: start)
      while folder.path.count > 1 {
        folder.deleteLastPathComponent()
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules/SliceKit.swiftmodule").path) {
          products = folder
          return
        }
      }
    }
    throw Problem(
      description: "No folder of \(starts) contains Modules/SliceKit.swiftmodule. Run the tests with `swift test`.")
  }

  /// Returns the errors of a file, in the order of lines.
  ///
  /// - Throws: ``Problem`` if the compiler does not run, or an error has no line in the file, such as that of a missing module.
  func errors(in file: URL) throws -> [Diagnostic] {
    let output = try typeCheck([file])
    return try output.split(separator: "\n").compactMap { line -> Diagnostic? in
      guard line.contains(": error: ") else { return nil }
      guard let found = line.firstMatch(of: #/^(.*):(\d+):\d+: error: (.*)$/#), let number = Int(found.2),
        found.1.hasSuffix(file.lastPathComponent)
      else { throw Problem(description: "The compiler does not reach the file: \(output)") }
      return Diagnostic(line: number, message: String(found.3))
    }.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }

  /// Type-checks the files of one module.
  ///
  /// - Returns: What the compiler prints; empty if the files compile without warnings.
  /// - Throws: ``Problem`` if the compiler does not run.
  func typeCheck(_ files: [URL], languageMode: Int = 6) throws -> String {
    let maps = try FileManager.default.contentsOfDirectory(atPath: products.path).sorted()
      .filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .map { products.appendingPathComponent($0 + "/module.modulemap").path }
      .filter(FileManager.default.fileExists(atPath:))
    return try run(
      ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", String(languageMode), "-module-name", "Checked"]
        + ["-I", products.appendingPathComponent("Modules").path]
        + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] } + files.map(\.path))
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    guard process.terminationStatus == 0 || text.contains("error: ") else {
      throw Problem(description: "swiftc ended with \(process.terminationStatus): \(text)")
    }
    return text
  }
}
