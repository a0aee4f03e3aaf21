import Raster
import SnapshotRuns

extension HTMLPage {
  /// Writes the root causes with their affected snapshots and a link to the first one.
  mutating func writeCauses() {
    let listed = causes.enumerated().filter { $0.element.results.count > 1 || $0.element.unexplained != nil }
    guard !listed.isEmpty, failures.count > 1 else { return }
    body.raw("<section aria-labelledby=\"causes\"><h2 id=\"causes\">Root causes</h2>\n<ol class=\"causes\">\n")
    let (anchors, report) = (anchors, report)
    for (number, cause) in listed {
      let crops = number < HTMLPage.mostCauseCrops ? self.crops(of: cause) : []
      let first = cause.results.lazy.compactMap { anchors[$0.key] }.first
      body.element("li", ["value": String(number + 1)]) { html in
        html.element("p") { html in
          if let first {
            html.element("a", ["href": "#\(first)"], text: cause.title)
          } else {
            html.text(cause.title)
          }
        }
        html.element("p", ["class": "sub"], text: cause.extent + ".")
        HTMLPage.write(crops, of: cause, &html)
        if !cause.defects.isEmpty {
          html.element("ul", ["class": "defects"]) { html in
            for line in cause.defects { html.element("li", text: line) }
          }
        }
        if !cause.details.isEmpty {
          html.element("ul") { html in
            for line in cause.details { html.element("li", text: line) }
          }
        }
        HTMLPage.writeAccept(cause, number: number + 1, in: report, &html)
        html.element(
          "button",
          ["type": "button", "class": "js", "data-filter": "cause:\(number + 1)", "aria-pressed": "false"],
          text: "Show only this root cause")
      }
      body.lineFeed()
    }
    body.raw("</ol></section>\n")
  }

  /// The number of root causes with pictures at the change. The snapshots of further ones have theirs.
  private static let mostCauseCrops = 40

  /// The changed area of the snapshot with the most changed pixels: before, after, and the difference.
  private mutating func crops(of cause: Cause) -> [Picture] {
    for result in cause.mostChanged {
      guard let area = ChangedArea(result, in: report) else { continue }
      let difference = report.contents(result.entry.artifacts.difference).flatMap { try? PNG.decode($0) }
      let sources: [(Picture.Role, String, PixelBuffer?)] = [
        (.expected, "Before", area.expected), (.actual, "After", area.actual), (.difference, "Change", difference),
      ]
      return sources.compactMap { role, caption, source in
        let file = source.flatMap { try? PNG.encode(area.crop($0)) }
        return images.add(file).map { Picture(role: role, caption: caption, image: $0) }
      }
    }
    return []
  }

  /// Writes the pictures of a root cause. Small areas are enlarged.
  private static func write(_ crops: [Picture], of cause: Cause, _ html: inout HTMLWriter) {
    guard !crops.isEmpty else { return }
    html.element("div", ["class": "crops"]) { html in
      for crop in crops {
        let longest = max(crop.image.width, crop.image.height)
        html.element("figure", ["class": longest < 80 ? "k4" : longest < 180 ? "k2" : "k1"]) { html in
          html.element("figcaption") { html in html.element("b", text: crop.caption) }
          html.element("div", ["class": "frame"]) { html in
            writePicture(crop.image, description: "\(crop.caption): \(cause.title)", &html)
          }
        }
      }
    }
  }

  /// Writes the button that accepts all snapshots of a root cause, or why there is none.
  private static func writeAccept(_ cause: Cause, number: Int, in report: RunReport, _ html: inout HTMLWriter) {
    let count = cause.results.count { !AcceptHint.text(for: $0, in: report).isEmpty }
    guard count > 0 else { return }
    if cause.obstacle == nil, cause.unexplained != nil {
      html.element(
        "button", ["type": "button", "class": "js accept-all", "data-accept-cause": String(number)],
        text: count == 1 ? "Accept the snapshot of this cause" : "Accept all \(count) of this cause")
      writeCommand("\(report.tool) accept --cause \(cause.id)", "Or with", &html)
    } else {
      let reason = cause.obstacle ?? "the cause is unknown"
      html.element("p", ["class": "sub"], text: "Review these one by one: \(reason).")
    }
  }

  /// Writes filter buttons and the sort order of failures.
  static func writeChips(_ report: RunReport, failures: [SnapshotResult], _ html: inout HTMLWriter) {
    guard failures.count > 1 else { return }
    html.element("div", ["class": "chips js", "role": "group", "aria-label": "Filters"]) { html in
      for status in SnapshotStatus.allCases {
        let count = failures.count { $0.status == status }
        guard count > 0 else { continue }
        html.element(
          "button", ["type": "button", "data-filter": "status:\(status.rawValue)", "aria-pressed": "false"],
          text: "\(status.glyph) \(status.word) \(count)")
      }
      for word in ["unexplained", "undecided"] {
        html.element(
          "button", ["type": "button", "data-filter": word, "aria-pressed": "false"],
          text: word == "unexplained" ? "unexplained pixels" : "not reviewed")
      }
    }
    html.raw(
      """
      <p class="order js"><label for="order">Sort</label><select id="order"><option value="name">by name</option>\
      <option value="impact">by changed pixels</option></select></p>
      """)
  }
}
