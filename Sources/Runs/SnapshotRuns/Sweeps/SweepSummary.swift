import SnapshotLedger
import SnapshotWorkspace

/// The findings of a sweep in words, and the matrix that it proposes.
package struct SweepSummary: Sendable {
  /// One line for each finding: `text-truncated "Message": AX3 below 358 pt; AX5 below 441 pt`.
  package let lines: [String]
  /// One line for each type size with widths at which the view could not be laid out.
  package let unknown: [String]
  /// The matrix in Swift.
  package let matrix: String
  private let result: SweepResult
  /// One width for each interval between the edges of the findings.
  package let widths: [Int]

  package init(_ result: SweepResult, of request: SweepRequest) {
    self.result = result
    let (first, last) = (Double(request.first), Double(request.last))
    func words(_ ranges: [[Double]]) -> String {
      ranges.compactMap { range -> String? in
        guard range.count == 2 else { return nil }
        switch (range[0] <= first, range[1] >= last) {
        case (true, true): return "at all widths"
        case (true, false): return "below \(Self.rounded(range[1])) pt"
        case (false, true): return "above \(Self.rounded(range[0])) pt"
        case (false, false): return "from \(Self.rounded(range[0])) to \(Self.rounded(range[1])) pt"
        }
      }.joined(separator: " and ")
    }
    var order: [[String]] = []
    var parts: [[String]: [String]] = [:]
    for finding in result.findings {
      let key = [finding.rule, finding.element, finding.path]
      if parts[key] == nil { order.append(key) }
      parts[key, default: []].append("\(finding.typeSize) \(words(finding.ranges))")
    }
    let names = Dictionary(grouping: order) { [$0[0], $0[1]] }
    lines = order.map { key in
      // Elements of equal names are told apart by their paths.
      let name = names[[key[0], key[1]]]?.count == 1 ? Self.shortName(key[1]) : key[2]
      return "\(key[0]) \(name): \(Self.joined(parts[key] ?? []))"
    }
    unknown = result.unknown.map { "unknown \($0.typeSize) \(words($0.ranges)): \($0.reason)" }
    let ranges = result.findings.flatMap(\.ranges) + result.unknown.flatMap(\.ranges)
    let bounds = ranges.filter { $0.count == 2 }.flatMap { [$0[0].rounded(.up), $0[1].rounded(.down) + 1] }
    let edges = Set(bounds).filter { $0 > first && $0 <= last }.map { Int($0) }.sorted()
    let starts = [request.first] + edges
    let ends = edges.map { $0 - 1 } + [request.last]
    widths = zip(starts, ends).filter { $0 <= $1 }.map { ($0 + $1) / 2 }
    let sizes =
      request.typeSizes.count == 1
      ? ".typeSizes(.\(request.typeSizes[0]))"
      : ".typeSizes(.\(request.typeSizes[0]) ... .\(request.typeSizes[request.typeSizes.count - 1]))"
    matrix = ".widths(\(widths.map(String.init).joined(separator: ", "))) * \(sizes)"
  }

  /// A text by its words alone.
  private static func shortName(_ element: String) -> String {
    element.hasPrefix("Text \"") ? String(element.dropFirst(5)) : element
  }

  /// Joins neighboring type sizes with the same widths.
  private static func joined(_ parts: [String]) -> String {
    var joined: [(first: String, last: String, widths: Substring)] = []
    for part in parts {
      guard let space = part.firstIndex(of: " ") else { continue }
      let (size, widths) = (String(part[..<space]), part[part.index(after: space)...])
      if let previous = joined.last, previous.widths == widths {
        joined[joined.count - 1].last = size
      } else {
        joined.append((size, size, widths))
      }
    }
    return joined.map { "\($0.first == $0.last ? $0.first : "\($0.first)…\($0.last)") \($0.widths)" }
      .joined(separator: "; ")
  }

  /// A width with one decimal at most, because edges are exact to 0.05 points.
  private static func rounded(_ width: Double) -> String { LintMeasure.text((width * 10).rounded() / 10) }

  /// A line of `--json`.
  package struct Line: Encodable, Sendable {
    package var schemaVersion = 1
    package var type: String
    package var rule: String?
    package var element: String?
    package var path: String?
    package var typeSize: String?
    package var ranges: [[Double]]?
    package var reason: String?
    package var widths: [Int]?
    package var matrix: String?
    package var layouts: Int?
    package var pictures: [String]?
  }

  package func jsonLines(folder: String) -> [Line] {
    result.findings.map { found in
      Line(
        type: "sweep-finding", rule: found.rule, element: found.element, path: found.path, typeSize: found.typeSize,
        ranges: found.ranges)
    }
      + result.unknown.map {
        Line(type: "sweep-unknown", typeSize: $0.typeSize, ranges: $0.ranges, reason: $0.reason)
      } + [
        Line(
          type: "sweep", widths: widths, matrix: matrix, layouts: result.layouts,
          pictures: result.pictures.map { folder + "/" + $0.name })
      ]
  }
}
