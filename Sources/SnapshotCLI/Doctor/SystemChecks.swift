import Foundation
import SnapshotLedger
import SnapshotRuns
import Subprocess

/// Checks the machine and the package for the requirements of snapshot tests.
struct SystemChecks {
  let packageRoot: String
  let environment: [String: String]

  func diagnoses() async -> [Diagnosis] {
    var found = [await toolchain()]
    for library in SystemChecks.libraries { found.append(await check(library)) }
    found += [configuration, buildFolder, continuousIntegration, git, ignored]
    found += await leftInCode()
    return found
  }

  // MARK: The machine

  private func toolchain() async -> Diagnosis {
    let version = await Toolchain.version()
    guard !version.isEmpty else {
      return .problem(
        "swift", "swift was not found on the PATH, or does not print its version.",
        remedy: "Install Swift 6.2 or later, and add it to the PATH", .inputOutput)
    }
    let numbers = version.split(separator: " ").last?.split(separator: ".").compactMap { Int($0) } ?? []
    guard numbers.count >= 2, (numbers[0], numbers[1]) >= (6, 2) else {
      return .problem(
        "swift", "\(version) is too old.", remedy: "Install Swift 6.2 or later", .inputOutput)
    }
    return .good("swift", version + ".")
  }

  private struct Library {
    var name: String
    var header: String
    var minimum: (Int, Int)
    var debian: String
  }

  private static let libraries = [
    Library(name: "libpng", header: "png.h", minimum: (1, 6), debian: "libpng-dev"),
    Library(name: "harfbuzz", header: "harfbuzz/hb.h", minimum: (4, 0), debian: "libharfbuzz-dev"),
  ]

  private static let headerFolders = ["/usr/include", "/usr/local/include", "/opt/homebrew/include"]

  private func check(_ library: Library) async -> Diagnosis {
    #if os(macOS)
      let remedy = "Install it: brew install \(library.name)"
    #else
      let remedy = "Install it: apt-get install \(library.debian), or the equivalent package of your system"
    #endif
    let answer = try? await Subprocess.run(
      .name("pkg-config"), arguments: ["--modversion", library.name], output: .string(limit: 1024), error: .discarded)
    if let answer, answer.terminationStatus.isSuccess {
      let text = answer.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
      let numbers = text.split(separator: ".").compactMap { Int($0) }
      guard numbers.count >= 2, (numbers[0], numbers[1]) >= library.minimum else {
        return .problem(
          library.name, "\(library.name) \(text) is older than \(library.minimum.0).\(library.minimum.1).",
          remedy: remedy, .inputOutput)
      }
      return .good(library.name, "\(library.name) \(text).")
    }
    let isThere = SystemChecks.headerFolders.contains { access("\($0)/\(library.header)", F_OK) == 0 }
    return isThere
      ? .good(library.name, "\(library.name) is installed; pkg-config does not know its version.")
      : .problem(library.name, "The headers of \(library.name) were not found.", remedy: remedy, .inputOutput)
  }

  private var continuousIntegration: Diagnosis {
    guard let variable = ContinuousIntegration.variable(in: environment) else {
      return .note("ci", "Not on CI: missing references are recorded.")
    }
    return .note("ci", "On CI (\(variable) is set): references are not written.")
  }

  // MARK: The package

  private var configuration: Diagnosis {
    do {
      _ = try Configuration(packageRoot: packageRoot)
      let isThere = access(packageRoot + "/" + Configuration.fileName, F_OK) == 0
      return isThere
        ? .good("configuration", "\(Configuration.fileName) is valid.")
        : .note("configuration", "No \(Configuration.fileName): every key has its default value.")
    } catch {
      return .problem(
        "configuration", CommandError(error).message,
        remedy: "Fix the file. Documentation/Configuration.md lists all keys",
        paths: [Configuration.fileName], .badConfiguration)
    }
  }

  private var buildFolder: Diagnosis {
    let probe = packageRoot + "/.build/snapshots/.probe-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try OutputFile.write(Data(), to: probe)
      unlink(probe)
      return .good("ledger", "Runs can be written to .build/snapshots.")
    } catch {
      return .problem(
        "ledger", "Cannot write runs to .build/snapshots: \(error)",
        remedy: "Make the folder writable: chmod -R u+w .build", .inputOutput)
    }
  }

  private func lines(of file: String) -> [String] {
    let text = FileManager.default.contents(atPath: packageRoot + "/" + file).map {
      String(decoding: $0, as: UTF8.self)
    }
    return (text ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private var git: Diagnosis {
    guard !lines(of: ".gitattributes").contains(where: { $0.contains("__Snapshots__") }) else {
      return .good("git", "git does not convert line endings of references.")
    }
    return .warning(
      "git", "git may convert line endings of references, which are compared byte by byte.",
      remedy: "Add \"\(StartingFiles.attributesLine)\" to .gitattributes: snapshot init")
  }

  private var ignored: Diagnosis {
    guard !lines(of: ".gitignore").contains(where: { [".build", ".build/", "/.build", "/.build/"].contains($0) })
    else { return .good("ignored", "git ignores runs.") }
    return .warning(
      "ignored", "git does not ignore the runs in .build.", remedy: "Add .build/ to .gitignore: snapshot init")
  }

  /// Finds record modes in tests that rewrite references in every run.
  private func leftInCode() async -> [Diagnosis] {
    guard let package = await PackageDescription(packageRoot: packageRoot) else {
      return [
        .problem(
          "manifest", "Cannot read Package.swift.", remedy: "See: swift package describe", .inputOutput)
      ]
    }
    let marks = ["record: .all", "record: .failed", "isRecording = true", "record: true"]
    let places = package.testTargets.flatMap { SourceFiles.swift(in: packageRoot + "/" + $0.folder) }.flatMap { path in
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
        let code = line.drop { $0 == " " || $0 == "\t" }
        return !code.hasPrefix("//") && marks.contains { code.contains($0) }
          ? "\(path.dropFirst(packageRoot.count + 1)):\(index + 1)" : nil
      }
    }
    guard !places.isEmpty else { return [.good("record", "No test sets a record mode that rewrites references.")] }
    return [
      .warning(
        "record",
        "\(places.count) \(places.count == 1 ? "place in the tests sets" : "places in the tests set") a record mode that rewrites references.",
        remedy: "Remove the record mode after recording", paths: places)
    ]
  }
}
