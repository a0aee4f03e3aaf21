import Foundation
import Raster
import SnapshotRuns

/// What is wrong with the reference files of a package.
struct ReferenceChecks {
  let packageRoot: String
  let inventory: ReferenceInventory

  init(packageRoot: String) {
    self.packageRoot = packageRoot
    inventory = ReferenceInventory(packageRoot: packageRoot)
  }

  var diagnoses: [Diagnosis] { contents + [collisions, leftovers, permissions].compactMap { $0 } }

  // MARK: What they hold

  enum Damage: Int, CaseIterable { case pointer, conflict, picture, unreadable }

  /// Every reference is read, every picture decoded.
  private var contents: [Diagnosis] {
    guard !inventory.files.isEmpty else { return [.note("references", "The package has no references yet.")] }
    let found = ReferenceChecks.concurrently(inventory.files, ReferenceChecks.damage)
    var byDamage: [Damage: [String]] = [:]
    for (path, damage) in zip(inventory.files, found) {
      if let damage { byDamage[damage, default: []].append(short(path)) }
    }
    guard !byDamage.isEmpty else {
      return [.good("references", "All \(inventory.files.count) references can be read.")]
    }
    return Damage.allCases.compactMap { damage in
      byDamage[damage].map { paths in
        .problem(
          "references", ReferenceChecks.sentence(damage, paths.count), remedy: ReferenceChecks.remedy(damage),
          paths: paths, .unreadableReference)
      }
    }
  }

  static func damage(_ path: String) -> Damage? {
    guard let data = FileManager.default.contents(atPath: path) else { return .unreadable }
    if data.starts(with: Data("version https://git-lfs.github.com/spec/".utf8)) { return .pointer }
    if path.hasSuffix(".png") { return (try? PNG.decode(data)) == nil ? .picture : nil }
    // What is no text is compared byte by byte, and cannot be told from damage.
    guard let text = String(data: data, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").contains { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }
      ? .conflict : nil
  }

  private static func sentence(_ damage: Damage, _ count: Int) -> String {
    let one = count == 1
    return switch damage {
    case .pointer: "\(count) \(one ? "reference is a Git LFS pointer" : "references are Git LFS pointers")."
    case .conflict: "\(count) \(one ? "reference holds" : "references hold") conflict markers."
    case .picture: "\(count) \(one ? "reference is no readable PNG" : "references are no readable PNGs")."
    case .unreadable: "\(count) \(one ? "reference" : "references") cannot be read."
    }
  }

  private static func remedy(_ damage: Damage) -> String {
    switch damage {
    case .pointer: "Fetch the files, with: git lfs pull"
    case .conflict: "Take one side, with: git checkout --ours FILE (or --theirs), then: snapshot verify"
    case .picture: "Put the file back, with: git checkout FILE, or record it anew"
    case .unreadable: "Mend the file's permissions, with: chmod u+r FILE"
    }
  }

  /// A result for each element, in their order, on all processors.
  private static func concurrently<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ work: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = [Result?](unsafeUninitializedCapacity: elements.count) { buffer, count in
      buffer.initialize(repeating: nil)
      count = elements.count
      // Each index is written by one iteration alone.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: elements.count) { places[$0] = work(elements[$0]) }
    }
    return results.compactMap { $0 }
  }

  // MARK: Their names

  /// Names of one folder that are one on a disk that does not tell upper from lower case, or writes accents apart.
  private var collisions: Diagnosis? {
    let groups = Dictionary(grouping: inventory.files) { path in
      path.decomposedStringWithCanonicalMapping.lowercased()
    }.values.filter { $0.count > 1 }
    guard !groups.isEmpty else { return nil }
    let paths = groups.flatMap { $0 }.map(short).sorted()
    return .problem(
      "names", "\(paths.count) references have names that are one on a disk of macOS or Windows.",
      remedy: "Name these snapshots so that they differ in more than case and accents", paths: paths, .inputOutput)
  }

  private var leftovers: Diagnosis? {
    let folders = Set(inventory.files.map { ($0 as NSString).deletingLastPathComponent })
    let paths = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".tmp") }
        .map { short(folder + "/" + $0) }
    }.sorted()
    guard !paths.isEmpty else { return nil }
    return .warning(
      "leftovers", "\(paths.count) temporary files are left from writes that were cut short.",
      remedy: "Delete them when no test is running", paths: paths)
  }

  // MARK: Whether they can be written

  private var permissions: Diagnosis? {
    let folders = Set(inventory.files.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    let locked = folders.filter { access($0, W_OK) != 0 }.map(short)
    guard !locked.isEmpty else { return nil }
    return .problem(
      "permissions", "\(locked.count) \(locked.count == 1 ? "folder" : "folders") of references cannot be written to.",
      remedy: "Make them writable, with: chmod u+w FOLDER", paths: locked, .inputOutput)
  }

  private func short(_ path: String) -> String {
    path.hasPrefix(packageRoot + "/") ? String(path.dropFirst(packageRoot.count + 1)) : path
  }
}
