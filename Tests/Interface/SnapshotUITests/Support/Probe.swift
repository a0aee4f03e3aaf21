// Internal: makes an element with a layout of its own.
@testable import SnapshotUI

/// A leaf whose size a test decides.
struct Probe: PrimitiveView {
  var name: String
  var measure: (ProposedViewSize) -> CGSize

  init(_ name: String = "Probe", measure: @escaping (ProposedViewSize) -> CGSize) {
    self.name = name
    self.measure = measure
  }

  /// A leaf of one size, whatever it is offered.
  init(_ width: CGFloat, _ height: CGFloat = 10, named name: String = "Probe") {
    self.init(name) { _ in CGSize(width: width, height: height) }
  }

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [ViewElement(name, kind: .leaf, layout: LeafLayout(measure: measure), in: context)]
  }
}

/// Words that break between each other as a text's do, without a font: `words` of equal length in points.
func wordsProbe(_ words: CGFloat..., lineHeight: CGFloat = 20) -> Probe {
  Probe("Words") { proposal in
    let offered = proposal.width ?? .infinity
    var lines: [CGFloat] = []
    for word in words {
      if let last = lines.last, last + word <= offered {
        lines[lines.count - 1] = last + word
      } else {
        lines.append(word)
      }
    }
    return CGSize(width: min(lines.max() ?? 0, offered), height: CGFloat(lines.count) * lineHeight)
  }
}

/// The layout tree's text in a proposal.
func layoutText(
  of view: some View, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1,
  direction: LayoutDirection = .leftToRight
) throws -> String {
  let context = RenderContext(width: width, height: height, displayScale: scale, layoutDirection: direction)
  return try view.rendered(in: context).layoutText
}

/// The exact frames of the leaves, from left to right as they are listed.
func leafFrames(
  of view: some View, width: CGFloat? = nil, height: CGFloat? = nil, direction: LayoutDirection = .leftToRight
) throws -> [CGRect] {
  let context = RenderContext(width: width, height: height, layoutDirection: direction)
  return try view.rendered(in: context).layout.leaves.map(\.exactFrame)
}

extension PlacedElement {
  var leaves: [PlacedElement] { children.isEmpty ? [self] : children.flatMap(\.leaves) }
}
