import Foundation
import Raster
import Testing

@Suite struct TrigonometryTests {
  @Test func sineAndCosineKeepTheirErrorBound() {
    for step in -20_000...20_000 {
      let angle = Double(step) * 0.000_7853
      let bound = 3e-16 + 7e-17 * (angle / (.pi / 2)).magnitude
      #expect((Trigonometry.sine(angle) - sin(angle)).magnitude <= bound, "\(angle)")
      #expect((Trigonometry.cosine(angle) - cos(angle)).magnitude <= bound, "\(angle)")
    }
  }

  @Test func arctangentKeepsItsErrorBoundAllAround() {
    for step in -31_415...31_415 {
      let angle = Double(step) * 0.0001
      let x = cos(angle) * 3
      let y = sin(angle) * 3
      #expect((Trigonometry.arctangent(y: y, x: x) - atan2(y, x)).magnitude <= 1e-15, "\(angle)")
    }
  }

  @Test func multiplesOfAQuarterTurnAreExact() {
    let exact: [(sine: Double, cosine: Double)] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    for quarter in -400...400 {
      let expected = exact[quarter & 3]
      for angle in [Angle.degrees(Double(quarter) * 90), .radians(Double(quarter) * .pi / 2)] {
        #expect(angle.sineAndCosine.sine == expected.sine, "\(quarter)")
        #expect(angle.sineAndCosine.cosine == expected.cosine, "\(quarter)")
      }
    }
  }

  @Test func directionsAlongAxesAndDiagonalsAreExact() {
    #expect(Trigonometry.arctangent(y: 0, x: 5) == 0)
    #expect(Trigonometry.arctangent(y: 5, x: 0) == .pi / 2)
    #expect(Trigonometry.arctangent(y: 0, x: -5) == .pi)
    #expect(Trigonometry.arctangent(y: -5, x: 0) == -.pi / 2)
    #expect(Trigonometry.arctangent(y: 5, x: 5) == .pi / 4)
    #expect(Trigonometry.arctangent(y: -5, x: -5) == -0.75 * .pi)
    #expect(Trigonometry.arctangent(y: 0, x: 0) == 0)
  }

  @Test func nonfiniteAnglesGiveNaN() {
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(Trigonometry.sine(value).isNaN)
      #expect(Trigonometry.cosine(value).isNaN)
      #expect(Trigonometry.arctangent(y: .nan, x: value).isNaN)
    }
    #expect(Trigonometry.cosine(1e300).magnitude <= 1)
  }
}

@Suite struct TransformRotationTests {
  @Test func aQuarterTurnMovesPointsExactly() {
    let turned = CGPoint(x: 3, y: 5).applying(Transform(rotation: .degrees(90)))
    #expect(turned == CGPoint(x: -5, y: 3))
  }

  @Test func rotatedByRotatesBeforeTheTransform() {
    let transform = Transform(translationX: 10, y: 0).rotatedBy(.degrees(90))
    #expect(CGPoint(x: 1, y: 0).applying(transform) == CGPoint(x: 10, y: 1))
  }

  @Test func largestScaleIsTheLongestImageOfAUnitVector() {
    #expect(Transform(scaleX: 2, y: -7).largestScale == 7)
    let shear = Transform(a: 1, b: 0, c: 1, d: 1, tx: 9, ty: 9)
    let longest =
      stride(from: 0.0, to: 6.3, by: 0.0005).map { angle in
        let x = cos(angle) + sin(angle)
        let y = sin(angle)
        return (x * x + y * y).squareRoot()
      }.max() ?? 0
    #expect((shear.largestScale - longest).magnitude < 1e-6)
  }
}
