import Foundation
import SnapshotLedger
import SnapshotRuns
import Subprocess

/// What the machine and the package need so that snapshots can be built and verified.
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
        "swift", "swift is not on the PATH, or does not say its version.",
        remedy: "Install Swift 6.2 or later, and put it on the PATH", .inputOutput)
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
      let remedy = "Install it, with: brew install \(library.name)"
    #else
      let remedy = "Install it, with: apt-get install \(library.debian) (or your system's package of that kind)"
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
      ? .good(library.name, "\(library.name), of a version that pkg-config does not tell.")
      : .problem(library.name, "\(library.name) is not installed for building.", remedy: remedy, .inputOutput)
  }

  private var continuousIntegration: Diagnosis {
    guard let variable = ContinuousIntegration.variable(in: environment) else {
      return .note("ci", "This is no continuous integration: missing references are written.")
    }
    return .note("ci", "This is continuous integration (\(variable) is set): references are not written.")
  }

  // MARK: The package

  private var configuration: Diagnosis {
    do {
      _ = try Configuration(packageRoot: packageRoot)
      let isThere = access(packageRoot + "/" + Configuration.fileName, F_OK) == 0
      return isThere
        ? .good("configuration", "\(Configuration.fileName) is right.")
        : .note("configuration", "There is no \(Configuration.fileName); everything has its default.")
    } catch {
      return .problem(
        "configuration", VerbError(error).message, remedy: "Mend the file; Documentation/Configuration.md has all keys",
        paths: [Configuration.fileName], .badConfiguration)
    }
  }

  private var buildFolder: Diagnosis {
    let probe = packageRoot + "/.build/snapshots/.probe-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try AtomicFile.write(Data(), to: probe)
      unlink(probe)
      return .good("ledger", "Runs can be written to .build/snapshots.")
    } catch {
      return .problem(
        "ledger", "Runs cannot be written to .build/snapshots: \(error)",
        remedy: "Make the folder writable, with: chmod -R u+w .build", .inputOutput)
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
      return .good("git", "git leaves the bytes of references alone.")
    }
    return .warning(
      "git", "git may turn the line ends of references, which are compared byte by byte.",
      remedy: "Add \"\(StartingFiles.attributesLine)\" to .gitattributes, with: snapshot init")
  }

  private var ignored: Diagnosis {
    guard !lines(of: ".gitignore").contains(where: { [".build", ".build/", "/.build", "/.build/"].contains($0) })
    else { return .good("ignored", "git leaves runs out.") }
    return .warning(
      "ignored", "git may take the runs in .build in.", remedy: "Add .build/ to .gitignore, with: snapshot init")
  }

  /// Record modes that someone used and forgot: such tests rewrite their references each time.
  private func leftInCode() async -> [Diagnosis] {
    guard let package = await PackageDescription(packageRoot: packageRoot) else {
      return [
        .problem(
          "manifest", "The package's manifest cannot be read.", remedy: "See: swift package describe", .inputOutput)
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
    guard !places.isEmpty else { return [.good("record", "No test is left in a mode that rewrites references.")] }
    return [
      .warning(
        "record",
        "\(places.count) \(places.count == 1 ? "place" : "places") of the tests may rewrite references each time.",
        remedy: "Take the record mode out where it is not meant to stay", paths: places)
    ]
  }
}
