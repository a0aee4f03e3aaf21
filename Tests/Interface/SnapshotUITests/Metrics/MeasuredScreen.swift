import Testing
import SnapshotUI

/// A view after layout, whose distances a test reads.
struct MeasuredScreen {
  /// All elements with their frames, parents before children.
  let elements: [PlacedElement]

  init(_ view: some View, in context: RenderContext) throws {
    var found: [PlacedElement] = []
    func collect(_ element: PlacedElement) {
      found.append(element)
      element.children.forEach(collect)
    }
    collect(try view.rendered(in: context).layout)
    elements = found
  }

  /// The frames of the elements with a name, such as `Divider`.
  func frames(_ name: String) -> [CGRect] { elements.filter { $0.element.name == name }.map(\.frame) }

  /// The frame of a text.
  func text(_ words: String) throws -> CGRect {
    try #require(elements.first { $0.element.name == "Text" && $0.element.detail == "\"\(words)\"" }, "\(words)").frame
  }

  /// The frame of an element.
  func frame(_ name: String, _ index: Int = 0) throws -> CGRect {
    let frames = frames(name)
    return try #require(frames.indices.contains(index) ? frames[index] : nil, "\(name) \(index)")
  }

  /// The frames of the rounded cards of a list, from top to bottom.
  var cards: [CGRect] { frames("RoundedRectangle").filter { $0.width > 200 }.sorted { $0.minY < $1.minY } }

  /// The frame of a card.
  func card(_ index: Int = 0) throws -> CGRect {
    try #require(cards.indices.contains(index) ? cards[index] : nil, "card \(index)")
  }
}

/// A quantity in points with its expected values in both designs.
struct Figure: Sendable, CustomTestStringConvertible {
  let quantity: String
  let iOS18: CGFloat?
  let iOS26: CGFloat?
  let measure: @Sendable (SystemDesign) throws -> CGFloat

  init(
    _ quantity: String, _ iOS18: CGFloat?, _ iOS26: CGFloat?,
    measure: @escaping @Sendable (SystemDesign) throws -> CGFloat
  ) {
    self.quantity = quantity
    self.iOS18 = iOS18
    self.iOS26 = iOS26
    self.measure = measure
  }

  var testDescription: String { quantity }

  /// Compares the layout with the expected values, which were measured to half a point.
  func check(within tolerance: CGFloat = 0.5) throws {
    for (design, expected) in [(SystemDesign.iOS18, iOS18), (.iOS26, iOS26)] {
      guard let expected else { continue }
      let measured = try measure(design)
      #expect(abs(measured - expected) <= tolerance, "\(quantity), \(design): \(measured) instead of \(expected)")
    }
  }
}
