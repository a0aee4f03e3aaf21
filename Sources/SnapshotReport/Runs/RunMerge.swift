import Foundation

/// Several runs as one: the shards of a suite that ran on several machines.
public enum RunMerge {
  /// Copies what the shards kept into one run.
  ///
  /// Paths of other machines become those of this package. The merged run is incomplete where a shard was, or where fewer
  /// shards are there than are expected.
  ///
  /// - Throws: ``LedgerError``, ``ReportError``.
  public static func merge(
    _ shards: [RunFolder], expecting count: Int, into folder: RunFolder, packageRoot: String
  ) throws {
    var facts = RunFacts(packageDirectory: packageRoot, arguments: ["test"])
    facts.ended = []
    var lines = Data()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for (index, shard) in shards.enumerated() {
      let own = try RunFacts(of: shard)
      let ledger = try Ledger(contentsOf: shard)
      let root = own?.packageDirectory ?? PackageRoot.containing(file: shard.ledgerPath) ?? ""
      for entry in ledger.entries {
        lines += try encoder.encode(moved(entry, from: root, to: packageRoot, shard: index)) + Data("\n".utf8)
      }
      try copyArtifacts(of: shard, to: folder, shard: index)
      facts.take(own, shard: shard.name, isComplete: ledger.isComplete, from: root)
    }
    if shards.count != count {
      facts.ending = facts.ending.worse(.cutShort)
      let absent = count - shards.count
      facts.reasons.append(
        "\(shards.count) of \(count) shards are there"
          + (absent > 0 ? ", \(DifferenceSentence.percentage(absent, of: count)) not verified" : ""))
    }
    try folder.create()
    try AtomicFile.write(lines, to: folder.ledgerPath)
    try facts.write(to: folder)
    try folder.becomeLatest()
  }

  private static func moved(
    _ entry: LedgerEntry, from root: String, to packageRoot: String, shard: Int
  ) -> LedgerEntry {
    func path(_ path: String) -> String {
      !root.isEmpty && path.hasPrefix(root + "/") ? packageRoot + path.dropFirst(root.count) : path
    }
    func artifact(_ relative: String?) -> String? {
      relative.map { "artifacts/\(shard)/" + ($0.hasPrefix("artifacts/") ? String($0.dropFirst(10)) : $0) }
    }
    var entry = entry
    entry.file = path(entry.file)
    entry.reference = path(entry.reference)
    entry.artifacts = .init(
      expected: artifact(entry.artifacts.expected), actual: artifact(entry.artifacts.actual),
      difference: artifact(entry.artifacts.difference), edit: artifact(entry.artifacts.edit),
      expectedStations: artifact(entry.artifacts.expectedStations),
      actualStations: artifact(entry.artifacts.actualStations))
    return entry
  }

  private static func copyArtifacts(of shard: RunFolder, to folder: RunFolder, shard index: Int) throws {
    let destination = folder.artifactsPath + "/\(index)"
    do {
      try FileManager.default.createDirectory(atPath: folder.artifactsPath, withIntermediateDirectories: true)
      try shard.copyArtifacts(to: destination)
    } catch {
      throw ReportError.unwritable(path: destination, reason: error.localizedDescription)
    }
  }
}

extension RunFacts {
  fileprivate mutating func take(_ other: RunFacts?, shard: String, isComplete: Bool, from root: String) {
    ending = ending.worse(isComplete ? other?.ending ?? .finished : .cutShort)
    if !isComplete { reasons.append("\(shard): its ledger was cut off") }
    guard let other else { return }
    exitStatus = max(exitStatus, other.exitStatus)
    reasons += other.reasons.map { "\(shard): \($0)" }
    endedTests += other.endedTests
    ended = Set((ended ?? []) + (other.ended ?? [])).sorted()
    issues += other.issues.map { issue in
      var issue = issue
      if !root.isEmpty, issue.file.hasPrefix(root + "/") {
        issue.file = packageDirectory + issue.file.dropFirst(root.count)
      }
      return issue
    }
    toolchain = toolchain.isEmpty ? other.toolchain : toolchain
    platform = platform.isEmpty ? other.platform : platform
    isRecording = isRecording || other.isRecording
    recordMode = recordMode ?? other.recordMode
  }
}

extension RunFacts.Ending {
  /// The worst first.
  private static let severity: [RunFacts.Ending] = [.crashed, .notBuilt, .cutShort, .interrupted, .finished]

  func worse(_ other: RunFacts.Ending) -> RunFacts.Ending {
    Self.severity.first { $0 == self || $0 == other } ?? self
  }
}
