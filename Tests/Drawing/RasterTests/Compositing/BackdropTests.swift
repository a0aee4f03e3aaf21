import Foundation
import Raster
import SnapshotSeededRandom
import Testing

@Suite("Backdrop filters")
struct BackdropTests {
  /// Stripes of 8 points below a card with a blurred backdrop.
  private func card(_ canvas: inout DisplayListRecorder) {
    canvas.fill(.box(0, 0, 120, 90), with: .white)
    for x in stride(from: CGFloat(0), to: 120, by: 16) { canvas.fill(.box(x, 0, 8, 90), with: .black) }
    canvas.filterBackdrop(
      in: Path(roundedRect: CGRect(x: 20, y: 10, width: 80, height: 70), cornerRadius: 16), [.blur(radius: 24)])
  }

  @Test("The content below is blurred only inside the path")
  func blurs() throws {
    let picture = try Picture(120, 90, card)
    #expect(picture[4, 45] == .black)
    #expect(picture[12, 45] == .white)
    let inside = [56, 60, 64, 70].map { Int(picture[$0, 45]?.red ?? 0) }
    #expect(inside.allSatisfy { (110...145).contains($0) }, "\(inside)")
  }

  @Test("Neither bands nor threads change a byte", arguments: [1, 7, 32, 90])
  func bands(height: Int) throws {
    let list = DisplayList(size: CGSize(width: 120, height: 90)) { canvas in
      card(&canvas)
      canvas.group(opacity: 0.7, filters: [.blur(radius: 3)]) { canvas in
        canvas.fill(.box(10, 30, 60, 40), with: RGBA(0x0A84FF, alpha: 120))
        canvas.filterBackdrop(in: Path(ellipseIn: CGRect(x: 30, y: 20, width: 70, height: 60)), [.colorMatrix(.invert)])
      }
    }
    let expected = try Renderer(threads: 1).render(list, scale: 2)
    #expect(try Renderer(threads: 4).render(list, scale: 2, background: .clear, bandHeight: height) == expected)
  }

  @Test("Edges of the picture do not darken")
  func edges() throws {
    let picture = try Picture(60, 40) { canvas in
      canvas.fill(.box(0, 0, 60, 40), with: RGBA(0x34C759))
      canvas.filterBackdrop(in: .box(0, 20, 60, 20), [.blur(radius: 30)])
    }
    #expect(picture[0, 39] == RGBA(0x34C759))
    #expect(picture[30, 39] == RGBA(0x34C759))
  }

  @Test("Over nothing, nothing is drawn")
  func empty() throws {
    let picture = try Picture(40, 40) { $0.filterBackdrop(in: .box(5, 5, 30, 30), [.blur(radius: 8)]) }
    #expect(picture.buffer.pixels.allSatisfy { $0 == 0 })
  }

  @Test("A backdrop includes the backdrops below and what is outside its group")
  func nested() throws {
    let picture = try Picture(40, 40) { canvas in
      canvas.fill(.box(0, 0, 40, 40), with: RGBA(0xFF0000))
      canvas.filterBackdrop(in: .box(0, 0, 30, 40), [.colorMatrix(.invert)])
      canvas.group { $0.filterBackdrop(in: .box(10, 0, 30, 40), [.colorMatrix(.invert)]) }
    }
    #expect(picture[5, 20] == RGBA(0x00FFFF))
    #expect(picture[20, 20] == RGBA(0xFF0000))
    #expect(picture[35, 20] == RGBA(0x00FFFF))
  }

  @Test("Many backdrops are drawn")
  func many() throws {
    _ = try Picture(80, 80) { canvas in
      canvas.fill(.box(0, 0, 80, 80), with: .white)
      for index in 0..<60 {
        canvas.filterBackdrop(in: .box(CGFloat(index % 8) * 8, CGFloat(index), 20, 20), [.blur(radius: 4)])
      }
    }
  }

  @Test("The text form round-trips")
  func text() throws {
    let list = DisplayList(size: CGSize(width: 40, height: 40)) { canvas in
      canvas.filterBackdrop(
        in: .box(0, 0, 30, 40), rule: .evenOdd, [.blur(radius: 20), .colorMatrix(.saturation(1.8))])
      canvas.filterBackdrop(in: .box(0, 0, 30, 40), [])
      canvas.group(filters: [.projection(ProjectiveTransform([1, 0, 0.01, 0, 1, 0, 3, 4, 1]))]) { _ in }
    }
    #expect(list.textForm.contains("backdrop blur 20, color-matrix ["))
    #expect(try DisplayList(textForm: list.exactTextForm) == list)
  }
}

@Suite("Projections of groups")
struct ProjectionTests {
  private func turned(_ components: [Double], _ width: Int = 60) throws -> Picture {
    try Picture(60, 40) { canvas in
      canvas.group(filters: [.projection(ProjectiveTransform(components))]) {
        $0.fill(.box(10, 10, 20, 20), with: RGBA(0x0A84FF))
      }
    }
  }

  @Test("An affine projection moves pixels")
  func translation() throws {
    let moved = try turned([1, 0, 0, 0, 1, 0, 20, 0, 1])
    let expected = try Picture(60, 40) { $0.fill(.box(30, 10, 20, 20), with: RGBA(0x0A84FF)) }
    #expect(moved[40, 20] == expected[40, 20])
    // A pixel is the average of four bilinear samples, so that an edge gives an eighth to the next pixel.
    let alphas = moved.alphas(row: 20)
    #expect(Array(alphas[28...31]) == [0, 32, 223, 255])
    #expect(Array(alphas[48...51]) == [255, 223, 32, 0])
  }

  @Test("The far edge is shorter than the near one")
  func perspective() throws {
    let picture = try turned([1, 0, 0.02, 0, 1, 0.0, 0, 0, 1])
    func height(_ x: Int) -> Int { (0..<40).filter { (picture[x, $0]?.alpha ?? 0) > 128 }.count }
    #expect(height(9) > height(17))
    #expect(height(17) > 0)
  }

  @Test("Nothing behind the viewer is drawn, and nothing without area")
  func invisible() throws {
    #expect(try turned([1, 0, -1, 0, 1, 0, 0, 0, 1]).buffer.pixels.allSatisfy { $0 == 0 })
    #expect(try turned([0, 0, 0, 0, 1, 0, 0, 0, 1]).buffer.pixels.allSatisfy { $0 == 0 })
    #expect(try turned([.nan, 0, 0, 0, 1, 0, 0, 0, 1]).buffer.pixels.allSatisfy { $0 == 0 })
  }
}
