import Foundation
import Raster
import SnapshotFoundation

/// A signature of a change without its position: equal for the same button that became red on forty screens.
enum ChangeSignature {
  /// For more images than this, only measurements are compared, without decoding the images.
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
    let changed = TextDifference(expected: expected, actual: actual, context: 0).markingWords()
    let lines = changed.hunks.flatMap(\.lines).map { line in
      (line.kind == .removed ? "-" : "+") + line.spans.filter(\.isChanged).map(\.text).joined()
        + (line.spans.contains(where: \.isChanged) ? "" : line.text)
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

  /// Appends the pixels of an area. Returns false if it is out of bounds: a ledger is untrusted.
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
