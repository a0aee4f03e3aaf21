import Foundation
import Raster
import Testing

@Suite("Gradients with a transform")
struct GradientTransformTests {
  private let stops: [GradientPaint.Stop] = [
    .init(color: RGBA(0xFF0000), location: 0), .init(color: RGBA(0x0000FF), location: 1),
  ]
  private let skew = Transform(a: 1.2, b: 0.3, c: -0.5, d: 0.8, tx: 12, ty: -5)

  private var geometries: [GradientPaint.Geometry] {
    [
      .linear(start: CGPoint(x: 5, y: 5), end: CGPoint(x: 50, y: 30)),
      .radial(start: CGPoint(x: 30, y: 30), startRadius: 4, end: CGPoint(x: 34, y: 28), endRadius: 30),
      .angular(center: CGPoint(x: 30, y: 25), start: Angle(degrees: 40)),
    ]
  }

  @Test("The gradient's transform applies before that of the drawing", arguments: 0..<3)
  func beforeDrawing(geometry: Int) throws {
    // A gradient in transformed coordinates, against a transformed drawing of the same gradient.
    let whole = CGRect(x: -200, y: -200, width: 500, height: 500)
    let own = try Picture(60, 60) {
      $0.fill(Path(whole), with: .gradient(GradientPaint(geometries[geometry], stops: stops, transform: skew)))
    }
    let drawn = try Picture(60, 60) {
      $0.concatenate(skew)
      $0.fill(Path(whole), with: .gradient(GradientPaint(geometries[geometry], stops: stops)))
    }
    #expect(own.buffer.pixels == drawn.buffer.pixels)
    let plain = try Picture(60, 60) {
      $0.fill(Path(whole), with: .gradient(GradientPaint(geometries[geometry], stops: stops)))
    }
    #expect(own.buffer.pixels != plain.buffer.pixels)
  }

  @Test("A skewed linear gradient keeps its lines of equal color parallel to the transformed normal")
  func normal() throws {
    // x′ = x + y: the gradient along x has equal colors along the line x − y = 0.
    let gradient = GradientPaint(
      .linear(start: .zero, end: CGPoint(x: 40, y: 0)), stops: stops,
      transform: Transform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
    let picture = try Picture(40, 40) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .gradient(gradient))
    }
    for offset in 0..<30 { #expect(picture.buffer.pixels[offset * 40 + offset + 5] == picture.buffer.pixels[5]) }
  }

  @Test("A transform that is not invertible paints nothing")
  func singular() throws {
    for geometry in geometries {
      let gradient = GradientPaint(geometry, stops: stops, transform: Transform(scaleX: 1, y: 0))
      let picture = try Picture(9, 9) {
        $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .gradient(gradient))
      }
      #expect(picture.buffer.pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test("The text form and the content hash contain the transform")
  func text() throws {
    func list(_ transform: Transform) -> DisplayList {
      DisplayList(size: CGSize(width: 9, height: 9)) {
        $0.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .gradient(
            GradientPaint(geometries[0], stops: stops, transform: transform)))
      }
    }
    #expect(try DisplayList(textForm: list(skew).exactTextForm) == list(skew))
    #expect(list(skew).textForm.contains("transform 1.2 0.3 -0.5 0.8 12 -5"))
    #expect(!list(.identity).textForm.contains("transform"))
    #expect(list(skew).contentHash != list(.identity).contentHash)
  }
}
