import Foundation
import Raster

/// Snapshots that are looked at together.
public struct ReviewGroup: Hashable, Sendable {
  public var title: String
  public var results: [SnapshotResult]
  /// What is known of why they differ; `nil` where they are no cause.
  public var cause: Cause?

  public init(title: String, results: [SnapshotResult], cause: Cause? = nil) {
    self.title = title
    self.results = results
    self.cause = cause
  }
}

/// What makes snapshots one group of a review.
public enum ReviewGrouping: String, Hashable, Sendable, CaseIterable {
  /// The same changed of the elements, or the same areas changed from the same to the same, wherever they are.
  case cause
  /// One snapshot in all its cells.
  case test
  /// One source file of tests.
  case file

  /// Groups results, each group in the results' own order, the groups in the order of their first.
  ///
  /// - Complexity: by cause, that of ``Cause/causes(of:in:)``.
  public func groups(of results: [SnapshotResult], in report: RunReport) -> [ReviewGroup] {
    guard self == .cause else { return joined(results, in: report) }
    return Cause.causes(of: results, in: report).map {
      ReviewGroup(title: $0.title, results: $0.results, cause: $0)
    }
  }

  /// Groups of snapshots in which the same areas, or the same words, changed from the same to the same.
  static func equalChanges(of results: [SnapshotResult], in report: RunReport) -> [ReviewGroup] {
    ReviewGrouping.cause.joined(results, in: report)
  }

  private func joined(_ results: [SnapshotResult], in report: RunReport) -> [ReviewGroup] {
    let isLarge = results.count > ChangeSignature.mostDecoded
    var groupOfKey: [String: Int] = [:]
    var groups: [[SnapshotResult]] = []
    for result in results {
      let keys = keys(of: result, in: report, measuredOnly: isLarge)
      let known = Set(keys.compactMap { groupOfKey[$0] }).sorted()
      let home = known.first ?? groups.count
      if known.isEmpty { groups.append([]) }
      groups[home].append(result)
      // What joins two groups makes them one.
      for other in known.dropFirst() {
        groups[home] += groups[other]
        groups[other] = []
        for (key, index) in groupOfKey where index == other { groupOfKey[key] = home }
      }
      for key in keys { groupOfKey[key] = home }
    }
    let rank = Dictionary(results.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    return groups.filter { !$0.isEmpty }.map { members in
      let sorted = members.sorted { (rank[$0.key] ?? 0) < (rank[$1.key] ?? 0) }
      return ReviewGroup(title: title(of: sorted, in: report), results: sorted)
    }
  }

  /// Results that share a key are one group. By cause, the cells of one snapshot belong together as well: a matrix rarely
  /// changes for several reasons at once.
  private func keys(of result: SnapshotResult, in report: RunReport, measuredOnly: Bool) -> [String] {
    switch self {
    case .cause:
      [
        ChangeSignature.of(result, in: report, measuredOnly: measuredOnly),
        "test " + ReviewGrouping.withoutCell(result.id),
      ]
    case .test: [ReviewGrouping.withoutCell(result.id)]
    case .file: [result.entry.file]
    }
  }

  private func title(of results: [SnapshotResult], in report: RunReport) -> String {
    guard let first = results.first else { return "" }
    switch self {
    case .file: return report.displayPath(first.entry.file)
    case .test: return ReviewGrouping.withoutCell(first.id)
    case .cause:
      let tests = Set(results.map { ReviewGrouping.withoutCell($0.id) }).count
      return ReviewGrouping.withoutCell(first.id) + (tests > 1 ? " and \(tests - 1) more with the same change" : "")
    }
  }

  static func withoutCell(_ id: String) -> String {
    id.lastIndex(of: "@").map { String(id[..<$0]) } ?? id
  }
}

/// What stands for a change without the place where it is: equal for the same button that became red on forty screens.
enum ChangeSignature {
  /// Of more pictures than this only the measures are compared, which takes no decoding.
  static let mostDecoded = 500

  static func of(_ result: SnapshotResult, in report: RunReport, measuredOnly: Bool = false) -> String {
    if measuredOnly, let image = result.entry.image, image.expectedWidth == nil, result.entry.format == "png" {
      return "measures \(image.differingPixels) \(image.largestChannelDifference) "
        + image.clusters.map { $0.dropFirst(2).map(String.init).joined(separator: "x") }.joined(separator: " ")
    }
    guard let actual = report.contents(result.entry.artifacts.actual) else { return "nothing kept: " + result.id }
    guard let expected = report.expectedContents(of: result) else { return "missing: " + result.id }
    if result.entry.format == "png" {
      return picture(expected, actual, result) ?? "unlike any other: \(result.id) \(result.entry.format)"
    }
    return text(String(decoding: expected, as: UTF8.self), String(decoding: actual, as: UTF8.self))
  }

  private static func text(_ expected: String, _ actual: String) -> String {
    let changed = TextDifference(expected: expected, actual: actual, context: 0).hunks.joined()
    let lines = changed.map { line in
      (line.kind == .removed ? "-" : "+") + line.spans.filter(\.isChanged).map(\.text).joined()
        + (line.spans.contains(where: \.isChanged) ? "" : line.spans.map(\.text).joined())
    }
    return "text " + ContentDigest.of(Data(lines.joined(separator: "\n").utf8))
  }

  private static func picture(_ expected: Data, _ actual: Data, _ result: SnapshotResult) -> String? {
    guard let before = try? PNG.decode(expected), let after = try? PNG.decode(actual),
      let clusters = result.entry.image?.clusters, !clusters.isEmpty,
      before.width == after.width, before.height == after.height
    else { return nil }
    var bytes = Data()
    for cluster in clusters where cluster.count == 4 {
      bytes.append(contentsOf: "\(cluster[2])x\(cluster[3])".utf8)
      for picture in [before, after] {
        guard append(cluster, of: picture, to: &bytes) else { return nil }
      }
    }
    return "picture " + ContentDigest.of(bytes)
  }

  /// The pixels of an area; false where it lies outside, for a ledger may hold any number.
  private static func append(_ area: [Int], of picture: PixelBuffer, to bytes: inout Data) -> Bool {
    let bounds = 0...(1 << 24)
    guard area.allSatisfy(bounds.contains), area[0] + area[2] <= picture.width, area[1] + area[3] <= picture.height
    else { return false }
    for row in area[1]..<area[1] + area[3] {
      let start = row * picture.width + area[0]
      picture.pixels[start..<start + area[2]].withUnsafeBytes { bytes.append(contentsOf: $0) }
    }
    return true
  }
}
