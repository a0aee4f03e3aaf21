/// A view with its accessibility elements marked and numbered, and a legend of their spoken texts.
package struct AccessibilityOverlay<Content: View> {
  /// The view under the overlay.
  package var content: Content
  /// The width of the legend in points.
  package var legendWidth: CGFloat

  /// Creates an overlay over a view. The width of the legend is in points.
  package init(_ content: Content, legendWidth: CGFloat = 280) {
    self.content = content
    self.legendWidth = legendWidth
  }

  /// Colors that are distinguishable for adjacent elements.
  private static var colors: [RGBA] {
    [0x007AFF, 0xFF9500, 0x34C759, 0xAF52DE, 0xFF2D55, 0x30B0C7, 0xA2845E, 0x5856D6].map { RGBA($0) }
  }

  /// Returns the drawing of the view, which was rendered in a context, the marked elements and the legend.
  package func displayList(of rendered: RenderedView, in context: RenderContext) throws -> DisplayList {
    let elements = rendered.accessibilityElements
    let ground = RenderContext(colorScheme: rendered.colorScheme, background: .system)
    let shown = rendered.displayList.onBackground(of: ground)
    let screen = shown.size
    let colors = Self.colors
    let marked = elements.enumerated().map {
      Legend.Entry(number: $0 + 1, color: colors[$0 % colors.count], element: $1)
    }
    let legend = try Legend(entries: marked).frame(width: legendWidth, alignment: .topLeading)
      .displayList(in: RenderContext(width: legendWidth, displayScale: context.displayScale, fonts: context.fonts))
    let size = CGSize(width: screen.width + legendWidth, height: max(screen.height, legend.size.height))
    return DisplayList(size: size) { canvas in
      canvas.fill(Path(CGRect(origin: .zero, size: size)), with: RGBA.white)
      canvas.replay(shown, at: .zero)
      for entry in marked {
        var fill = entry.color
        fill.alpha = 64
        canvas.fill(Path(entry.element.frame), with: fill)
        canvas.stroke(Path(entry.element.frame.insetBy(dx: 0.5, dy: 0.5)), with: entry.color, lineWidth: 1)
      }
      canvas.replay(legend, at: CGPoint(x: screen.width, y: 0))
    }
  }
}

/// The legend with the spoken text of each element.
nonisolated private struct Legend: View {
  struct Entry: Identifiable {
    var number: Int
    var color: RGBA
    var element: AccessibilityElement
    var id: Int { number }
  }

  let entries: [Entry]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(entries) { entry in
        HStack(alignment: .top, spacing: 8) {
          Text(verbatim: "\(entry.number)").font(.system(size: 11, weight: .bold)).foregroundColor(.white)
            .frame(width: 22, height: 18).background(Color(entry.color), in: RoundedRectangle(cornerRadius: 4))
          VStack(alignment: .leading, spacing: 2) {
            Text(entry.element.spokenText.isEmpty ? "(nothing is said)" : entry.element.spokenText)
              .font(.system(size: 12, weight: .medium))
            ForEach(details(of: entry.element), id: \.self) { detail in
              Text(detail).font(.system(size: 11)).foregroundColor(Color(RGBA(0x6C6C70)))
            }
          }
        }
      }
    }
    .padding(12).frame(maxWidth: .infinity, alignment: .topLeading)
  }

  private func details(of element: AccessibilityElement) -> [String] {
    var lines: [String] = []
    if let hint = element.hint { lines.append("Hint: " + hint) }
    if let identifier = element.identifier { lines.append("Identifier: " + identifier) }
    if !element.customActions.isEmpty { lines.append("Actions: " + element.customActions.joined(separator: ", ")) }
    return lines
  }
}
