import SnapshotRuns

/// A chart of one column per run, as SVG that follows the colors of the page.
struct TrendChart {
  /// A part of a column.
  struct Part {
    /// The class that colors it.
    var name: String
    var value: Double
  }

  struct Column {
    var title: String
    /// From the bottom to the top.
    var parts: [Part]

    var height: Double { parts.reduce(0) { $0 + $1.value } }
  }

  var label: String
  var columns: [Column]
  /// The text at the top of the axis, given the largest value.
  var axis: (Double) -> String

  private static let width = 720.0
  private static let height = 160.0
  /// The space for the labels of the axis, left of the columns.
  private static let margin = 70.0

  func write(_ html: inout HTMLWriter) {
    let largest = max(columns.map(\.height).max() ?? 0, .leastNormalMagnitude)
    let (width, height, margin) = (Self.width, Self.height, Self.margin)
    html.element(
      "svg",
      ["viewBox": "0 0 \(Int(width)) \(Int(height) + 12)", "role": "img", "aria-label": label, "class": "chart"]
    ) { html in
      html.element("text", ["x": "0", "y": "12"], text: columns.isEmpty ? "" : axis(largest))
      html.element("text", ["x": "0", "y": TrendNumber.coordinate(height)], text: "0")
      html.open(
        "line",
        [
          "x1": TrendNumber.coordinate(margin), "x2": TrendNumber.coordinate(width),
          "y1": TrendNumber.coordinate(height), "y2": TrendNumber.coordinate(height),
        ])
      html.raw("</line>")
      // At most 40 units wide, so that two runs don't look like two walls.
      let step = min((width - margin) / Double(max(columns.count, 1)), 40)
      for (index, column) in columns.enumerated() {
        html.element("g") { html in
          html.element("title", text: column.title)
          var top = height
          for part in column.parts where part.value > 0 {
            // A part is visible even if it is small.
            let length = max(part.value / largest * (height - 4), 1.5)
            top -= length
            html.open(
              "rect",
              [
                "class": part.name, "x": TrendNumber.coordinate(margin + Double(index) * step),
                "y": TrendNumber.coordinate(top), "width": TrendNumber.coordinate(max(step * 0.8, 0.5)),
                "height": TrendNumber.coordinate(length),
              ])
            html.raw("</rect>")
          }
        }
      }
    }
  }
}
