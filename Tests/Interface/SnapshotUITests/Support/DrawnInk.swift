import SnapshotUI

nonisolated extension View {
  /// The pixels of the view in a context, at one pixel a point and over nothing.
  func pixels(in context: RenderContext) throws -> PixelBuffer {
    try Renderer(threads: 1).render(displayList(in: context), scale: 1)
  }
}

extension DisplayList {
  /// The colour in which a text is drawn; `nil` where it is not.
  func color(of words: String) -> RGBA? {
    for item in items {
      if case .glyphs(let run, .color(let color)) = item.operation, run.text == words { return color }
    }
    return nil
  }

  /// What the screen fills first, before anything else is drawn.
  var firstFill: String? {
    textForm.split(separator: "\n").dropFirst().first.map(String.init)
  }
}

extension PlacedElement {
  /// The leaf that shows a text.
  func leaf(saying words: String) -> PlacedElement? {
    leaves.first { $0.element.drawing?.text?.words == words }
  }
}

extension PixelBuffer {
  /// Whether every pixel hides what lies under the picture.
  var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}
