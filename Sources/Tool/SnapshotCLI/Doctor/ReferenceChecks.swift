import Foundation
import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotSourceEdits

/// Checks the reference files of a package.
struct ReferenceChecks {
  let packageRoot: String
  /// Absolute paths.
  let files: [String]

  init(packageRoot: String) {
    self.packageRoot = packageRoot
    // Another check reports an invalid configuration.
    let boundary = (try? PackageBoundary(configuredIn: packageRoot)) ?? PackageBoundary(root: packageRoot)
    let inventory = ReferenceInventory(in: boundary)
    files = ReferenceInventory(files: inventory.files + inventory.kept).files
  }

  var diagnoses: [Diagnosis] { contents + [appearance, collisions, leftovers, permissions].compactMap { $0 } }

  // MARK: Contents

  enum Damage: Int, CaseIterable { case pointer, conflict, picture, unreadable }

  /// Reads every reference, and decodes every picture.
  private var contents: [Diagnosis] {
    guard !files.isEmpty else { return [.note("references", "The package has no references yet.")] }
    let found = ReferenceChecks.concurrently(files, ReferenceChecks.damage)
    var byDamage: [Damage: [String]] = [:]
    lazy var confirmed = confirmedByLastRun()
    for (path, damage) in zip(files, found) {
      if damage == .pointer || damage == .conflict, confirmed.contains(path) { continue }
      if let damage { byDamage[damage, default: []].append(short(path)) }
    }
    guard !byDamage.isEmpty else {
      return [.good("references", "All \(files.count) references are readable.")]
    }
    return Damage.allCases.compactMap { damage in
      byDamage[damage].map { paths in
        .problem(
          "references", ReferenceChecks.sentence(damage, paths.count), remedy: ReferenceChecks.remedy(damage),
          paths: paths, .unreadableReference)
      }
    }
  }

  /// The references that the last run found equal to their values and that were not written after it. If one has the form of a
  /// pointer or a conflict, the test is about such texts.
  private func confirmedByLastRun() -> Set<String> {
    guard let run = RunFolder.latest(packageRoot: packageRoot), let time = FileTime(of: run.ledgerPath),
      let ledger = try? Ledger(contentsOf: run)
    else { return [] }
    let passed = ledger.entries.filter { $0.outcome == .passed }.map(\.reference)
    return Set(passed.filter { path in FileTime(of: path).map { $0 <= time } ?? false })
  }

  static func damage(_ path: String) -> Damage? {
    guard let data = FileManager.default.contents(atPath: path) else { return .unreadable }
    // Binary data is compared by bytes, so other corruption cannot be detected.
    let isPicture = path.hasSuffix(".png")
    if isPicture, (try? PNG.decode(data)) != nil { return nil }
    return switch GitDamage(of: data) {
    case .lfsPointer: .pointer
    case .conflictMarkers: .conflict
    case nil: isPicture ? .picture : nil
    }
  }

  private static func sentence(_ damage: Damage, _ count: Int) -> String {
    switch damage {
    case .pointer: counted(count, "reference is a Git LFS pointer.", "references are Git LFS pointers.")
    case .conflict: counted(count, "reference contains conflict markers.", "references contain conflict markers.")
    case .picture: counted(count, "reference is not a valid PNG.", "references are not valid PNGs.")
    case .unreadable: counted(count, "reference") + " cannot be read."
    }
  }

  private static func remedy(_ damage: Damage) -> String {
    switch damage {
    case .pointer: "Fetch the files: git lfs pull"
    case .conflict: "Choose one side: git checkout --ours <file> (or --theirs), then: swift run snapshot verify"
    case .picture: "Restore the file: git checkout <file>, or record it again: swift run snapshot record"
    case .unreadable: "Make the file readable: chmod u+r <file>"
    }
  }

  /// Maps elements in parallel, and returns the results in order.
  private static func concurrently<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ work: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = [Result?](unsafeUninitializedCapacity: elements.count) { buffer, count in
      buffer.initialize(repeating: nil)
      count = elements.count
      // Each iteration writes only its own index.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: elements.count) { places[$0] = work(elements[$0]) }
    }
    return results.compactMap { $0 }
  }

  /// Pictures that other programs show in other colors or turned.
  private var appearance: Diagnosis? {
    let pictures = files.filter { $0.hasSuffix(".png") }
    let chunks = ReferenceChecks.concurrently(pictures) { path in
      FileManager.default.contents(atPath: path).map(PNG.chunksOfAppearance) ?? []
    }
    let paths = zip(pictures, chunks).filter { !$1.isEmpty }.map { "\(short($0)) (\($1.joined(separator: ", ")))" }
    guard !paths.isEmpty else { return nil }
    return .warning(
      "appearance",
      counted(paths.count, "reference has", "references have")
        + " PNG chunks because of which other programs show other colors or another orientation. On CI they fail.",
      remedy: "Write the files without them: swift run snapshot record", paths: paths)
  }

  // MARK: Names

  /// Names that collide on case-insensitive or Unicode-normalizing disks.
  private var collisions: Diagnosis? {
    let groups = Dictionary(grouping: files) { path in
      path.decomposedStringWithCanonicalMapping.lowercased()
    }.values.filter { $0.count > 1 }
    guard !groups.isEmpty else { return nil }
    let paths = groups.flatMap { $0 }.map(short).sorted()
    return .problem(
      "names", "\(paths.count) references have names that collide on disks of macOS or Windows.",
      remedy: "Rename the snapshots so that their names differ in more than case and accents", paths: paths,
      .inputOutput)
  }

  private var leftovers: Diagnosis? {
    let folders = Set(files.map { ($0 as NSString).deletingLastPathComponent })
    let paths = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".tmp") }
        .map { short(folder + "/" + $0) }
    }.sorted()
    guard !paths.isEmpty else { return nil }
    return .warning(
      "leftovers",
      counted(paths.count, "temporary file is", "temporary files are") + " left over from interrupted writes.",
      remedy: "Delete them when no test is running", paths: paths)
  }

  // MARK: Permissions

  private var permissions: Diagnosis? {
    let folders = Set(files.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    let locked = folders.filter { access($0, W_OK) != 0 }.map(short)
    guard !locked.isEmpty else { return nil }
    return .problem(
      "permissions", "\(counted(locked.count, "folder")) of references cannot be written.",
      remedy: "Make them writable: chmod u+w <folder>", paths: locked, .inputOutput)
  }

  private func short(_ path: String) -> String {
    path.hasPrefix(packageRoot + "/") ? String(path.dropFirst(packageRoot.count + 1)) : path
  }
}
