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

  private static let width = 650.0
  private static let height = 160.0

  /// Writes the labels of the axis beside the drawing, so that they keep their size if a narrow page narrows the columns.
  func write(_ html: inout HTMLWriter) {
    let largest = max(columns.map(\.height).max() ?? 0, .leastNormalMagnitude)
    html.element("div", ["class": "chart"]) { html in
      html.element("span", text: columns.isEmpty ? "" : axis(largest))
      html.element("span", text: "0")
      html.element(
        "svg",
        [
          "viewBox": "0 0 \(Int(Self.width)) \(Int(Self.height))", "preserveAspectRatio": "none", "role": "img",
          "aria-label": label,
        ]
      ) { html in writeColumns(largest: largest, &html) }
    }
  }

  private func writeColumns(largest: Double, _ html: inout HTMLWriter) {
    // At most 40 units wide, so that two runs don't look like two walls.
    let step = min(Self.width / Double(max(columns.count, 1)), 40)
    for (index, column) in columns.enumerated() {
      html.element("g") { html in
        html.element("title", text: column.title)
        var top = Self.height
        for part in column.parts where part.value > 0 {
          // A part is visible even if it is small.
          let length = max(part.value / largest * (Self.height - 4), 1.5)
          top -= length
          html.open(
            "rect",
            [
              "class": part.name, "x": TrendNumber.coordinate(Double(index) * step),
              "y": TrendNumber.coordinate(top), "width": TrendNumber.coordinate(max(step * 0.8, 0.5)),
              "height": TrendNumber.coordinate(length),
            ])
          html.raw("</rect>")
        }
      }
    }
  }
}
