import Raster
import SnapshotFoundation
import SnapshotReports

extension FileComparison {
  /// The result of one comparison as a line of JSON.
  struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "difference"
    var name: String
    var outcome: Outcome
    /// Whether the files have no difference, not even a tolerated one.
    var equal: Bool
    /// The difference without tolerated pixels.
    var difference: ImageDifference?
    /// The complete difference, if some pixels are tolerated.
    var exact: ImageDifference?
    var notCounted: NotCounted?
    var mismatch: String?
    var text: [TextLine]?
    var message: String?
    var notes: [String]

    struct NotCounted: Encodable {
      var inIgnoredRegions: Int
      var withinColor: Int
      var antialiased: Int
      var largestDistance: Double
      var unit: String
    }

    struct TextLine: Encodable {
      var kind: String
      var number: Int
      var text: String
    }
  }

  func line(unit: String) -> Line {
    var line = Line(name: name, outcome: outcome, equal: outcome == .equal, notes: notes)
    line.message = failure.isEmpty ? nil : failure
    if let picture {
      line.difference = picture.counted
      line.mismatch = picture.mismatch?.description
      let all = picture.inIgnoredRegions + picture.withinColor + picture.antialiased
      if all > 0 {
        line.exact = picture.exact
        line.notCounted = Line.NotCounted(
          inIgnoredRegions: picture.inIgnoredRegions, withinColor: picture.withinColor,
          antialiased: picture.antialiased, largestDistance: picture.largestDistance, unit: unit)
      }
    }
    line.text = text?.hunks.flatMap(\.numbered).filter { $0.line.kind != .common }.map { number, line in
      Line.TextLine(kind: line.kind.rawValue, number: number, text: line.text)
    }
    return line
  }
}
