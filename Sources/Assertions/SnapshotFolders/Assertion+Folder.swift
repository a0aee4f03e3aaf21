import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

// The comparison of folders: one line of the ledger for each file that differs, or one for the folder, and one failure.

extension Assertion {
  /// Verifies a generated folder against a folder of the repository.
  package func verify(
    at path: String, relativeTo base: ReferenceBase, excluding patterns: [String], options: FolderOptions,
    _ generate: (_ patterns: [PathPattern]) throws -> GeneratedFolder
  ) -> Verdict {
    let context = Context(self)
    // A sweep is about one picture beside a test.
    guard context.settings.sweep == nil else { return .passed }
    var written = path
    if written.utf8.last == UInt8(ascii: "/") { written.removeLast() }
    let assertion = FolderAssertion(assertion: self, context: context, written: written)
    let found: (folder: PackageFile, comparison: FolderComparison)
    do {
      let folder = try place(written, relativeTo: base)
      let patterns = patterns.map(PathPattern.init)
      let generated: GeneratedFolder
      do {
        generated = try generate(patterns)
      } catch let error as ReferenceError {
        throw error
      } catch {
        throw Thrown(underlying: error)
      }
      let comparison = try FolderComparison(of: generated, with: folder, excluding: patterns, options: options)
      try assertion.claim(folder, comparison)
      found = (folder, comparison)
    } catch {
      return assertion.failed(error)
    }
    return assertion.verdict(on: found.comparison, in: found.folder, options)
  }
}

/// One comparison of folders.
private struct FolderAssertion {
  var assertion: Assertion
  var context: Assertion.Context
  /// The path as the test has it.
  var written: String

  /// Claims the folder and each of its files, so that no other test uses one of them.
  func claim(_ folder: PackageFile, _ comparison: FolderComparison) throws(ReferenceError) {
    try folder.claim(in: context)
    for path in comparison.equal { try PackageFile(path, in: folder).claim(in: context) }
  }

  func failed(_ error: any Error) -> Verdict {
    assertion.enter(in: context, pathExtension: nil) { entry in
      entry.id = SnapshotID.text(test: context.asserting.path, name: written)
      entry.name = written
      throw error
    }
  }

  func verdict(on comparison: FolderComparison, in folder: PackageFile, _ options: FolderOptions) -> Verdict {
    guard !comparison.items.isEmpty else { return passed(comparison, in: folder) }
    let verdicts = comparison.items.map { item in (item, verdict(on: item, in: folder, options)) }
    return FolderMessage(folder: folder, equalCount: comparison.equal.count, verdicts: verdicts).verdict
  }

  /// Of a retry that finds what an earlier attempt recorded, nothing is verified.
  private func passed(_ comparison: FolderComparison, in folder: PackageFile) -> Verdict {
    assertion.enter(in: context, pathExtension: nil) { entry in
      enter(folder, in: folder, &entry)
      let recorded = comparison.equal.first { context.session.hasRecorded(id(of: PackageFile($0, in: folder))) }
      guard let recorded else { return .passed }
      return .recordedEarlier(path: PackageFile(recorded, in: folder).path)
    }
  }

  private func id(of place: PackageFile) -> String {
    SnapshotID.text(test: context.asserting.path, name: place.relativePath)
  }

  private func enter(_ place: PackageFile, in folder: PackageFile, _ entry: inout LedgerEntry) {
    entry.name = place.relativePath
    entry.id = id(of: place)
    entry.format = place == folder ? "" : place.pathExtension
    entry.reference = place.path
    entry.place = place.relativePath
    entry.placeFolder = folder.relativePath
  }

  private func verdict(on item: FolderComparison.Item, in folder: PackageFile, _ options: FolderOptions) -> Verdict {
    let place = PackageFile(item.path, in: folder)
    guard let new = item.new else { return surplus(place, in: folder) }
    return assertion.verify(
      new, at: place, in: folder, isExecutable: item.isExecutable,
      ignoringLineEndings: options.contains(.ignoringLineEndings), in: context)
  }

  /// The new value of a file that is not generated, as reports show it.
  private static let removal = "The file is not generated. Accepting this change deletes it.\n"

  /// A file that is not generated. Accepting this change deletes it.
  private func surplus(_ place: PackageFile, in folder: PackageFile) -> Verdict {
    assertion.enter(in: context, pathExtension: nil) { entry in
      enter(place, in: folder, &entry)
      try place.claim(in: context)
      entry.removes = true
      let old = try place.contents(isReadOnly: assertion.isReadOnly) ?? Data()
      let format = entry.format
      entry.artifacts.expected = context.session.keep(old, as: "expected", pathExtension: format, id: entry.id)
      entry.artifacts.actual = context.session.keep(
        Data(Self.removal.utf8), as: "actual", pathExtension: format, id: entry.id)
      return Verdict(
        outcome: .changed,
        message: """
          File "\(place.relativePath)" is not generated.

          Reference:  \(place.path)
          To delete:  \(AcceptCommandLine.text(id: entry.id))
          """)
    }
  }
}

/// The failure of a comparison of folders: the names of the files, then the message of each one.
private struct FolderMessage {
  var folder: PackageFile
  var equalCount: Int
  var verdicts: [(item: FolderComparison.Item, verdict: Verdict)]

  /// The largest number of files whose messages are shown. The run has all of them.
  private static let mostMessages = 20
  private static let mostNames = 100

  var verdict: Verdict {
    let outcomes = verdicts.map(\.verdict.outcome)
    let outcome =
      [LedgerEntry.Outcome.error, .changed, .missing, .recorded].first(where: outcomes.contains) ?? .changed
    return Verdict(
      outcome: outcome, message: text, attachments: verdicts.prefix(Self.mostMessages).flatMap(\.verdict.attachments))
  }

  private var text: String {
    let names = verdicts.prefix(Self.mostNames).map { "  \(sign($0.item.change)) \(VisibleText.line($0.item.path))" }
    let rest = verdicts.count > Self.mostNames ? ["  and \(verdicts.count - Self.mostNames) more"] : []
    let messages = verdicts.prefix(Self.mostMessages).compactMap(\.verdict.message)
    let hidden =
      verdicts.count > Self.mostMessages
      ? ["The differences of \(verdicts.count - Self.mostMessages) more files: swift run snapshot review"] : []
    return (["\(headline)\n" + (names + rest).joined(separator: "\n")] + messages + hidden).joined(separator: "\n\n")
  }

  private var headline: String {
    func count(_ changes: Set<FolderComparison.Change>, _ word: String) -> String? {
      let count = verdicts.count { changes.contains($0.item.change) }
      return count == 0 ? nil : "\(count) \(word)"
    }
    let counts = [
      count([.changed, .executableBit], "changed"), count([.missing], "missing"), count([.surplus], "surplus"),
    ].compactMap { $0 }
    return "Folder \"\(folder.relativePath)\" does not match: \(counts.joined(separator: ", ")), \(equalCount) equal."
  }

  private func sign(_ change: FolderComparison.Change) -> String {
    switch change {
    case .changed: "changed   "
    case .executableBit: "executable"
    case .missing: "missing   "
    case .surplus: "surplus   "
    }
  }
}
