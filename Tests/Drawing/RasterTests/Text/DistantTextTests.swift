import Foundation
import Raster
import Testing

/// Text of which most is outside of the picture, or too large for it.
struct DistantTextTests {
  private static let text = Typesetter().layout([
    TextRun("Wave after wave, far beyond the picture", font: FontDescriptor(size: 30), color: .black)
  ])

  private func picture(
    of layout: TextLayout, margin: Int, _ place: (inout DisplayListRecorder) -> Void
  ) throws -> PixelBuffer {
    var canvas = DisplayListRecorder(size: CGSize(width: 60 + 2 * margin, height: 50 + 2 * margin))
    canvas.translate(x: CGFloat(margin), y: CGFloat(margin))
    place(&canvas)
    canvas.draw(layout, at: CGPoint(x: -200, y: 0))
    return try Renderer(threads: 1).render(canvas.displayList)
  }

  @Test(arguments: [0.0, 20, -35, 90, 200])
  func theVisiblePartIsThatOfALargerPicture(angle: Double) throws {
    func place(_ canvas: inout DisplayListRecorder) {
      canvas.translate(x: 30, y: 25)
      canvas.rotate(by: .degrees(angle))
      canvas.scale(x: 1.5, y: 1.25)
    }
    let small = try picture(of: Self.text, margin: 0, place)
    let large = try picture(of: Self.text, margin: 300, place)
    #expect(Set(small.pixels).count > 2, "nothing was drawn")
    for y in 0..<50 { for x in 0..<60 { #expect(small[x, y] == large[x + 300, y + 300], "\(x) \(y)") } }
  }

  @Test(arguments: [1e5, 1e12, 1e300]) func enormousScalesAreDrawn(scale: CGFloat) throws {
    let layout = Typesetter().layout([
      TextRun(String(repeating: "Wave", count: 700), font: FontDescriptor(size: 30), color: .black)
    ])
    _ = try picture(of: layout, margin: 0) { $0.scale(x: scale, y: scale / 2) }
  }

  /// Each of them could be removed in a round of its own, in which the text is shaped anew.
  @Test(arguments: TruncationMode.allCases) func thousandsOfInvisibleCharactersAreTruncated(mode: TruncationMode) {
    let text = String(repeating: "\u{AD}", count: 3000) + "A word, and another one"
    let layout = Typesetter().layout(
      [TextRun(text, font: FontDescriptor(size: 20), color: .black)],
      style: ParagraphStyle(lineLimit: 1, truncationMode: mode), width: 5)
    #expect(layout.isTruncated && layout.lines.count == 1)
  }
}
