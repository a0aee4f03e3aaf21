import Foundation
import Raster

extension ConformanceCase {
  private static func shadow(
    _ x: CGFloat, _ y: CGFloat, radius: CGFloat = 0, spread: CGFloat = 0, _ color: RGBA = .fullRed
  ) -> Shadow {
    Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y), spread: spread)
  }

  static let shadows: [ConformanceCase] = list {
    ConformanceCase(
      "without a blur a shadow is the shape, moved", 20, 20,
      [at(5, 5, .clear), at(10, 12, .fullRed), at(14, 16, .fullRed), at(15, 12, .clear)]
    ) {
      $0.drawShadow(of: .box(5, 5, 5, 5), shadow(5, 7))
    }
    ConformanceCase("a shadow has its color's alpha", 20, 20, [at(10, 10, RGBA(0xFF0000, alpha: 100))]) {
      $0.drawShadow(of: .box(0, 0, 20, 20), shadow(0, 0, RGBA(0xFF0000, alpha: 100)))
    }
    ConformanceCase("a transparent color casts nothing", 20, 20, [at(10, 10, .clear)]) {
      $0.drawShadow(of: .box(0, 0, 20, 20), shadow(0, 0, radius: 4, .clear))
    }
    ConformanceCase(
      "a blurred straight edge is half at the edge, far from all others", 80, 80,
      [at(39, 40, .black(134), within: 3), at(40, 40, .black(121), within: 3), at(10, 40, .black), at(70, 40, .clear)]
    ) {
      // At half a pixel from the edge with a deviation of 10: 255 × Φ(±0.05).
      $0.drawShadow(of: .box(-200, -200, 240, 500), shadow(0, 0, radius: 20, .black))
    }
    // 255 × (1 − Φ(1)) = 40.5 and 255 × (1 − Φ(2)) = 5.8 at one and two deviations.
    ConformanceCase(
      "and follows the normal distribution", 80, 10,
      [at(50, 5, .black(38), within: 4), at(60, 5, .black(5), within: 2), at(29, 5, .black(217), within: 4)]
    ) {
      $0.drawShadow(of: .box(-200, -200, 240, 500), shadow(0, 0, radius: 20, .black))
    }
    ConformanceCase(
      "a spread grows a rectangle on all sides", 20, 20,
      all([(2, 2), (17, 17), (10, 2)], .fullRed, within: 1) + all([(1, 10), (18, 10)], .clear, within: 1)
    ) {
      $0.drawShadow(of: .box(5, 5, 10, 10), shadow(0, 0, spread: 3))
    }
    ConformanceCase(
      "a negative spread shrinks it", 20, 20,
      all([(8, 8), (11, 11)], .fullRed, within: 1) + all([(6, 10), (13, 10)], .clear, within: 1)
    ) {
      $0.drawShadow(of: .box(5, 5, 10, 10), shadow(0, 0, spread: -3))
    }
    ConformanceCase(
      "a spread grows a circle into a circle", 40, 40,
      all([(5, 19), (20, 5), (10, 10)], .fullRed, within: 2) + all([(3, 19), (6, 6)], .clear)
    ) {
      $0.drawShadow(of: Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), shadow(0, 0, spread: 6))
    }
    ConformanceCase("a spread that eats the shape leaves nothing", 20, 20, [at(10, 10, .clear)]) {
      $0.drawShadow(of: .box(5, 5, 10, 10), shadow(0, 0, spread: -6))
    }
    ConformanceCase(
      "an inner shadow lies inside of the shape alone", 20, 20,
      [at(2, 10, .clear), at(6, 10, .fullRed, within: 1), at(12, 10, .clear, within: 1), at(17, 10, .clear)]
    ) {
      $0.drawInnerShadow(of: .box(5, 5, 10, 10), shadow(3, 0))
    }
    ConformanceCase(
      "an inner shadow's spread reaches further in", 20, 20,
      [at(6, 10, .fullRed, within: 1), at(10, 6, .fullRed, within: 1), at(10, 10, .clear, within: 1)]
    ) {
      $0.drawInnerShadow(of: .box(5, 5, 10, 10), shadow(0, 0, spread: 3))
    }
    ConformanceCase(
      "an inner shadow without offset, blur and spread shows nothing", 20, 20,
      all([(10, 10), (6, 6)], .clear, within: 1)
    ) {
      $0.drawInnerShadow(of: .box(5, 5, 10, 10), shadow(0, 0))
    }
    ConformanceCase(
      "an inner shadow moved out fills the shape", 20, 20, all([(10, 10), (6, 6)], .fullRed) + [at(2, 2, .clear)]
    ) {
      $0.drawInnerShadow(of: .box(5, 5, 10, 10), shadow(50, 0))
    }
    ConformanceCase(
      "a group's shadow lies under the group", 20, 20, [at(6, 6, .fullBlue), at(16, 16, .fullRed), at(2, 2, .clear)]
    ) { canvas in
      canvas.group(filters: [.shadow(shadow(8, 8))]) { $0.fill(.box(4, 4, 8, 8), with: .fullBlue) }
    }
    ConformanceCase(
      "a group's shadow is that of all it draws", 20, 20,
      [at(6, 16, .fullRed), at(16, 16, .fullRed), at(11, 16, .clear)]
    ) { canvas in
      canvas.group(filters: [.shadow(shadow(0, 10))]) { canvas in
        canvas.fill(.box(2, 2, 8, 8), with: .fullBlue)
        canvas.fill(.box(12, 2, 8, 8), with: .fullGreen)
      }
    }
    ConformanceCase("the shadow of half a color is half a shadow", 20, 20, [at(15, 15, RGBA(0xFF0000, alpha: 128))]) {
      canvas in
      canvas.group(filters: [.shadow(shadow(10, 10))]) { $0.fill(.box(2, 2, 8, 8), with: RGBA(0x0000FF, alpha: 128)) }
    }
    ConformanceCase("what is clipped away casts nothing", 20, 20, [at(12, 12, .fullRed), at(17, 17, .clear)]) {
      canvas in
      canvas.group(filters: [.shadow(shadow(8, 8))]) { canvas in
        canvas.clip(to: .box(0, 0, 6, 6))
        canvas.fill(.box(4, 4, 8, 8), with: .fullBlue)
      }
    }
    ConformanceCase("what lies outside of the picture casts into it", 20, 20, [at(5, 5, .fullRed)]) { canvas in
      canvas.group(filters: [.shadow(shadow(30, 0))]) { $0.fill(.box(-30, 0, 20, 20), with: .fullBlue) }
    }
  }
}
