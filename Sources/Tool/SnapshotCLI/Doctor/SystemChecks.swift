import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace
import Subprocess

/// Checks the machine and the package for the requirements of snapshot tests.
struct SystemChecks {
  let packageRoot: String
  let environment: [String: String]

  func diagnoses() async -> [Diagnosis] {
    var found = [await toolchain()]
    found += LibraryChecks(search: await PkgConfigFolders.search(environment: environment)).diagnoses
    found += [configuration, buildFolder, continuousIntegration]
    found += [gitProgram].compactMap { $0 } + (repository.map { [$0] } ?? [git, ignored])
    found += [proxy].compactMap { $0 }
    found += await leftInCode()
    return found
  }

  // MARK: The machine

  private func toolchain() async -> Diagnosis {
    let version = await Toolchain.version()
    guard !version.isEmpty else {
      return .problem(
        "swift", "swift was not found on the PATH, or does not print its version.",
        remedy: Toolchain.remedy, .inputOutput)
    }
    let numbers = version.split(separator: " ").last?.split(separator: ".").compactMap { Int($0) } ?? []
    guard numbers.count >= 2, (numbers[0], numbers[1]) >= (6, 2) else {
      return .problem(
        "swift", "\(version) is too old.", remedy: "Install Swift 6.2 or later", .inputOutput)
    }
    return .good("swift", version + ".")
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

  /// The free space in bytes that a clean debug build of a package with views and images needs.
  static let requiredSpace: UInt64 = 1 << 30
  private static let spaceRemedy = "Free space on the disk, or delete old runs: rm -r .build/snapshots/runs"

  private var buildFolder: Diagnosis {
    let probe = packageRoot + "/.build/snapshots/.probe-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try OutputFile.write(Data(repeating: 0, count: 4096), to: probe)
      unlink(probe)
    } catch {
      let (reason, remedy) =
        switch error {
        case .noSpace(_, let reason): (reason, SystemChecks.spaceRemedy)
        case .unwritable(_, let reason), .unreadable(_, let reason):
          (reason, "Make the folder writable: chmod -R u+w .build")
        }
      return .problem(
        "ledger", "Cannot write runs to .build/snapshots: \(reason).", remedy: remedy, .inputOutput)
    }
    if let free = SystemChecks.freeSpace(at: packageRoot), free < SystemChecks.requiredSpace {
      return .warning(
        "ledger", "\(free >> 20) MiB are free on the disk of the package. A clean build needs about 1 GiB.",
        remedy: SystemChecks.spaceRemedy)
    }
    return .good("ledger", "Runs can be written to .build/snapshots.")
  }

  /// Returns the free space in bytes for this user on the disk of a folder.
  private static func freeSpace(at path: String) -> UInt64? {
    var disk = statvfs()
    guard statvfs(path, &disk) == 0 else { return nil }
    return UInt64(disk.f_bavail) * UInt64(disk.f_frsize)
  }

  /// A note if git and SwiftPM download dependencies through a proxy, without the credentials that its URL may contain.
  private var proxy: Diagnosis? {
    let names = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "http_proxy"]
    guard let name = names.first(where: { environment[$0]?.isEmpty == false }), let value = environment[name] else {
      return nil
    }
    let address = URLComponents(string: value)
    let port = address?.port.map { ":\($0)" } ?? ""
    let host = address?.host.map { $0 + port } ?? "a proxy whose address is not a URL"
    var note = Diagnosis.note("proxy", "Dependencies are downloaded through \(host) (\(name) is set).")
    note.remedy = "If downloads fail, see Documentation/Troubleshooting.md"
    return note
  }

  private func lines(of file: String) -> [String] {
    let text = FileManager.default.contents(atPath: packageRoot + "/" + file).map {
      String(decoding: $0, as: UTF8.self)
    }
    return (text ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// A warning if git is missing; `nil` if it is on the PATH.
  private var gitProgram: Diagnosis? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard !folders.contains(where: { access($0 + "/git", X_OK) == 0 }) else { return nil }
    return .warning(
      "git", "git was not found on the PATH. Subcommands that read the history need it, and SwiftPM to fetch packages.",
      remedy: "Install git, and add it to the PATH")
  }

  /// A warning if the package is not in a git repository; `nil` in a repository.
  private var repository: Diagnosis? {
    var folder = packageRoot
    while folder != "/", !folder.isEmpty {
      if access(folder + "/.git", F_OK) == 0 { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return .warning(
      "git", "The package is not in a git repository. Git is needed to restore references and to review their changes.",
      remedy: "Create one, and commit the references: git init")
  }

  private var git: Diagnosis {
    let references = ((try? Configuration(packageRoot: packageRoot)) ?? Configuration()).references
    let folder = references.directory ?? PackageBoundary.folderName
    guard !lines(of: ".gitattributes").contains(where: { $0.contains(folder) }) else {
      return .good("git", "git does not convert line endings of references.")
    }
    return .warning(
      "git", "git may convert line endings of references, which are compared byte by byte.",
      remedy: "Add \"\(StartingFiles.attributesLine(references))\" to .gitattributes: swift run snapshot init")
  }

  private var ignored: Diagnosis {
    guard !lines(of: ".gitignore").contains(where: { [".build", ".build/", "/.build", "/.build/"].contains($0) })
    else { return .good("ignored", "git ignores runs.") }
    return .warning(
      "ignored", "git does not ignore the runs in .build.", remedy: "Add .build/ to .gitignore: swift run snapshot init"
    )
  }

  /// Finds record modes in tests that rewrite references in every run.
  private func leftInCode() async -> [Diagnosis] {
    let package: PackageDescription
    do {
      package = try await PackageDescription.read(packageRoot: packageRoot)
    } catch {
      return [
        .problem(
          "manifest", "Cannot read Package.swift: \(error.reason)",
          remedy: error.remedy, .inputOutput)
      ]
    }
    guard !package.testTargets.isEmpty else {
      return [
        .warning(
          "manifest", "The package has no test target.", remedy: "To see what to add: swift run snapshot init")
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
    let unhandled = [UnhandledReferences.diagnosis(package, packageRoot: packageRoot)].compactMap { $0 }
    guard !places.isEmpty else {
      return [.good("record", "No test sets a record mode that rewrites references.")] + unhandled
    }
    return unhandled + [
      .warning(
        "record",
        "\(counted(places.count, "place in the tests sets", "places in the tests set")) a record mode that rewrites references.",
        remedy: "Remove the record mode after recording", paths: places)
    ]
  }
}
