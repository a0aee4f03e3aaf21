import Foundation
import SnapshotLedger
import SnapshotWorkspace

/// The files at places that tests chose, as the kept runs of a package show them. They can be anywhere in the package, so no
/// search of its folders finds them.
package struct PlacedFiles: Sendable {
  /// The entries of the assertions that compared them.
  package private(set) var entries: [LedgerEntry] = []

  package init(entries: [LedgerEntry]) { self.entries = entries.filter { $0.place != nil } }

  /// Reads the kept runs of a package. Only the lines of such files are decoded.
  package init(of packageRoot: String) {
    let folder = RunFolder.runs(packageRoot: packageRoot)
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let run = RunFolder(path: folder + "/" + name)
      guard let data = (try? run.contents(of: "ledger.jsonl", limit: Ledger.largestFile)) ?? nil else { continue }
      let lines = Self.lines(of: data)
      entries += lines.compactMap { try? JSONDecoder().decode(LedgerEntry.self, from: $0) }.filter { $0.place != nil }
    }
  }

  /// Returns the lines of a ledger that name a place.
  private static func lines(of ledger: Data) -> [Data] {
    let (key, lineFeed) = (Data("\"place\":".utf8), UInt8(ascii: "\n"))
    var lines: [Data] = []
    var rest = ledger[...]
    while let found = rest.range(of: key) {
      let begin = rest[..<found.lowerBound].lastIndex(of: lineFeed).map { $0 + 1 } ?? rest.startIndex
      let end = rest[found.upperBound...].firstIndex(of: lineFeed) ?? rest.endIndex
      lines.append(Data(rest[begin..<end]))
      rest = rest[end...]
    }
    return lines
  }

  /// Returns the paths of those that exist, that the configuration does not protect, and that a run did not use; sorted.
  ///
  /// Files of a folder that a test chose count as the folder.
  package func unused(by report: RunReport) -> [String] {
    let used = UsedReferences(by: report)
    return Set(entries.map { report.claim(of: $0) }).filter { path in
      let kind = FileKind(path)
      return (kind == .regular || kind == .folder) && !used.contains(path) && report.boundary?.keeps(path) != true
    }.sorted()
  }
}

/// The references that a run used: files, and folders with all their files.
struct UsedReferences {
  private var paths: Set<String> = []
  private var folders: Set<String> = []

  init(by report: RunReport) {
    for result in report.results {
      paths.insert(report.location(of: result.entry))
      guard result.entry.placeFolder != nil else { continue }
      let folder = report.claim(of: result.entry)
      paths.insert(folder)
      folders.insert(folder)
    }
  }

  func contains(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    guard !folders.isEmpty else { return false }
    var folder = path
    while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
      folder = String(folder[..<slash])
      if folders.contains(folder) { return true }
    }
    return false
  }
}

extension RunReport {
  /// Returns the path of what an entry's test uses: the reference, or the folder that the test compares as a whole.
  func claim(of entry: LedgerEntry) -> String {
    let path = location(of: entry)
    guard let place = entry.place, let folder = entry.placeFolder, place.hasPrefix(folder + "/") else { return path }
    return String(path.utf8.dropLast(place.utf8.count - folder.utf8.count)) ?? path
  }
}
