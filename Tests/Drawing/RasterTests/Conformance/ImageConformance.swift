import Foundation
import Raster

extension ConformanceCase {
  private static func image(_ width: Int, _ colors: [RGBA], scale: CGFloat = 1) -> PixelImage {
    PixelImage(
      PixelBuffer(width: width, height: colors.count / width, pixels: colors.map(\.premultiplied))
        ?? PixelBuffer(width: 1, height: 1), scale: scale)
  }

  private static let four = image(2, [.fullRed, .fullGreen, .fullBlue, .white])
  private static let nine = image(
    3, [.fullRed, .black, .fullGreen, .black, .white, .black, .fullBlue, .black, .fullRed])
  private static func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  static let images: [ConformanceCase] = list {
    ConformanceCase(
      "a picture at its size is copied", 4, 4,
      [
        at(1, 1, .fullRed), at(2, 1, .fullGreen), at(1, 2, .fullBlue), at(2, 2, .white), at(0, 1, .clear),
        at(3, 2, .clear),
      ]
    ) {
      $0.draw(four, in: frame(1, 1, 2, 2))
    }
    ConformanceCase(
      "nearest makes blocks", 8, 8,
      all([(0, 0), (3, 3)], .fullRed) + all([(4, 0), (7, 3)], .fullGreen) + all([(0, 4), (3, 7)], .fullBlue)
        + all([(4, 4), (7, 7)], .white)
    ) {
      $0.draw(four, in: frame(0, 0, 8, 8), interpolation: .nearest)
    }
    ConformanceCase(
      "area keeps blocks whose edges lie on pixels", 8, 8,
      all([(0, 0), (3, 3)], .fullRed) + all([(4, 0), (7, 3)], .fullGreen)
    ) {
      $0.draw(four, in: frame(0, 0, 8, 8), interpolation: .area)
    }
    ConformanceCase(
      "area mixes at an edge inside of a pixel", 3, 1,
      [at(0, 0, .fullRed), at(1, 0, RGBA(0x808000)), at(2, 0, .fullGreen)]
    ) {
      $0.draw(image(2, [.fullRed, .fullGreen]), in: frame(0, 0, 3, 1), interpolation: .area)
    }
    ConformanceCase(
      "bilinear mixes by distance from the centers", 8, 1,
      [
        at(0, 0, .fullRed), at(2, 0, RGBA(0xDF2000), within: 1), at(3, 0, RGBA(0x9F6000), within: 1),
        at(4, 0, RGBA(0x609F00), within: 1), at(7, 0, .fullGreen),
      ]
    ) {
      $0.draw(image(2, [.fullRed, .fullGreen]), in: frame(0, 0, 8, 1), interpolation: .bilinear)
    }
    ConformanceCase("smooth averages what it reduces", 1, 1, [at(0, 0, RGBA(0x808080))]) {
      $0.draw(four, in: frame(0, 0, 1, 1))
    }
    ConformanceCase("bilinear does not: it takes the neighbors of the center", 1, 1, [at(0, 0, .white)]) {
      $0.draw(nine, in: frame(0, 0, 1, 1), interpolation: .bilinear)
    }
    ConformanceCase(
      "transparent pixels do not bleed their color", 4, 1,
      [at(1, 0, RGBA(0xFF0000, alpha: 191), within: 1), at(2, 0, RGBA(0xFF0000, alpha: 64), within: 1)]
    ) {
      $0.draw(image(2, [.fullRed, RGBA(0x00FF00, alpha: 0)]), in: frame(0, 0, 4, 1))
    }
    ConformanceCase("a part is drawn alone", 4, 4, all([(0, 0), (3, 3)], .fullGreen)) {
      $0.draw(four, in: frame(0, 0, 4, 4), source: frame(1, 0, 1, 1))
    }
    ConformanceCase("nothing outside of the part is mixed in", 8, 1, all([(0, 0), (7, 0)], .white)) {
      $0.draw(nine, in: frame(0, 0, 8, 1), source: frame(1, 1, 1, 1))
    }
    ConformanceCase(
      "canvas: a part that reaches out of the picture is cut, and its target with it", 8, 4,
      [at(1, 1, .clear), at(5, 1, .fullRed), at(7, 3, .fullRed)]
    ) {
      $0.draw(image(1, [.fullRed]), in: frame(0, 0, 8, 4), source: frame(-1, 0, 2, 1))
    }
    ConformanceCase("a part outside of the picture draws nothing", 4, 4, [at(1, 1, .clear)]) {
      $0.draw(four, in: frame(0, 0, 4, 4), source: frame(5, 5, 1, 1))
    }
    ConformanceCase("a part without size draws nothing", 4, 4, [at(1, 1, .clear)]) {
      $0.draw(four, in: frame(0, 0, 4, 4), source: frame(1, 1, 0, 1))
    }
    ConformanceCase("a target without size draws nothing", 4, 4, all([(0, 0), (1, 1)], .clear)) {
      $0.draw(four, in: frame(1, 1, 0, 2))
    }
    ConformanceCase(
      "a picture's edge between pixels is anti-aliased", 4, 4,
      [at(0, 1, RGBA(0xFF0000, alpha: 128)), at(1, 1, .fullRed), at(3, 1, RGBA(0xFF0000, alpha: 128))]
    ) {
      $0.draw(image(1, [.fullRed]), in: frame(0.5, 0, 3, 4))
    }
    ConformanceCase(
      "a picture turns with the transform", 4, 4,
      [at(3, 0, .fullRed), at(3, 3, .fullGreen), at(0, 0, .fullBlue), at(0, 3, .white)]
    ) { canvas in
      canvas.translate(x: 4, y: 0)
      canvas.rotate(by: .degrees(90))
      canvas.draw(four, in: frame(0, 0, 4, 4), interpolation: .nearest)
    }
    ConformanceCase("a mirrored picture", 4, 4, [at(0, 0, .fullGreen), at(3, 0, .fullRed)]) { canvas in
      canvas.translate(x: 4, y: 0)
      canvas.scale(x: -1, y: 1)
      canvas.draw(four, in: frame(0, 0, 4, 4), interpolation: .nearest)
    }
    ConformanceCase(
      "nine parts: corners keep their size", 12, 9,
      [at(0, 0, .fullRed), at(11, 0, .fullGreen), at(0, 8, .fullBlue), at(11, 8, .fullRed)]
    ) {
      $0.draw(
        nine, in: frame(0, 0, 12, 9), insets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1),
        interpolation: .nearest)
    }
    ConformanceCase(
      "nine parts: edges and middle stretch", 12, 9,
      all([(1, 0), (10, 0), (0, 1), (0, 7), (11, 4), (5, 8)], .black) + all([(1, 1), (10, 7), (5, 4)], .white)
    ) {
      $0.draw(
        nine, in: frame(0, 0, 12, 9), insets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1),
        interpolation: .nearest)
    }
    ConformanceCase("nine parts: insets are in points", 12, 9, all([(0, 0)], .fullRed) + [at(1, 0, .black)]) {
      $0.draw(
        PixelImage(nine.buffer, scale: 1), in: frame(0, 0, 12, 9),
        insets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    }
    ConformanceCase(
      "nine parts: without room, insets shrink in proportion", 2, 1, [at(0, 0, .fullBlue), at(1, 0, .fullRed)]
    ) {
      $0.draw(
        nine, in: frame(0, 0, 2, 1), insets: EdgeInsets(top: 0, leading: 1, bottom: 2, trailing: 1),
        interpolation: .nearest)
    }
    ConformanceCase(
      "nine parts without insets are the picture stretched", 9, 9,
      [at(0, 0, .fullRed), at(4, 4, .white), at(8, 0, .fullGreen)]
    ) {
      $0.draw(nine, in: frame(0, 0, 9, 9), insets: EdgeInsets(), interpolation: .nearest)
    }
  }
}
