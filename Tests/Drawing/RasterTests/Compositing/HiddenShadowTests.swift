import Foundation
import Testing

// The covered cross is internal.
@testable import Raster

@Suite("Parts of a shadow that an opaque shape hides are not drawn")
struct HiddenShadowTests {
  @Test(
    "Pixels that are said to be covered are covered, and there are more than a rectangle's",
    arguments: [0, 0.5, 9, 20, 27.25] as [CGFloat])
  func covered(radius: CGFloat) {
    let path = Path(roundedRect: CGRect(x: 10.25, y: 20.5, width: 120, height: 90), cornerRadius: radius)
    let flattened = path.flattened(transform: .identity, tolerance: PlacedOperation.tolerance)
    let cross = flattened.coveredPixels
    let mask = CoverageMask(flattened)
    var count = 0
    for y in 0..<130 {
      for x in cross.columns(ofRow: y) {
        count += 1
        #expect(mask.row(y)[x - mask.bounds.left] == 255, "\(x), \(y)")
      }
    }
    #expect(count == cross.count)
    #expect(radius < 9 || count > max(cross.wide.width * cross.wide.height, cross.high.width * cross.high.height))
  }

  @Test("A cross is cut on all sides")
  func cut() {
    let cross = CoveredCross(
      wide: PixelRect(left: 0, top: 10, right: 40, bottom: 20), high: PixelRect(left: 10, top: 0, right: 30, bottom: 30)
    )
    let part = cross.intersection(PixelRect(left: 5, top: 4, right: 25, bottom: 16))
    #expect(
      (0..<20).map(part.columns(ofRow:)) == (0..<20).map { $0 < 4 || $0 >= 16 ? 0..<0 : $0 < 10 ? 10..<25 : 5..<25 })
    #expect(part.count == 6 * 15 + 6 * 20)
    #expect(cross.intersection(PixelRect(left: 0, top: 0, right: 10, bottom: 10)).isEmpty)
  }

  @Test("Pictures equal those without this optimization", arguments: [7, 32, 200])
  func pictures(bandHeight: Int) throws {
    func draw(_ canvas: inout DisplayListRecorder, hiding: Bool) {
      canvas.fill(.box(0, 0, 300, 220), with: RGBA(0xF2F2F7))
      let cards = [
        (Path(roundedRect: CGRect(x: 30, y: 20.5, width: 230, height: 90), cornerRadius: 24), 20 as CGFloat),
        (Path(ellipseIn: CGRect(x: 20, y: 100, width: 200, height: 110)), 9),
        (
          Path(polygon: [(150, 90), (260, 90), (290, 120), (290, 180), (260, 210), (150, 210), (120, 180), (120, 120)]),
          40
        ),
      ]
      for (path, radius) in cards {
        canvas.drawShadow(
          of: path, Shadow(color: RGBA(0x102030, alpha: 180), radius: radius, offset: CGSize(width: 3, height: 8)))
        // Nothing is hidden by what a group holds.
        if hiding {
          canvas.fill(path, with: RGBA(0x34C759))
        } else {
          canvas.group(opacity: 1) { $0.fill(path, with: RGBA(0x34C759)) }
        }
      }
    }
    let hidden = try Picture(300, 220, bandHeight: bandHeight) { draw(&$0, hiding: true) }
    let whole = try Picture(300, 220, bandHeight: bandHeight) { draw(&$0, hiding: false) }
    #expect(hidden.buffer == whole.buffer)
  }
}
