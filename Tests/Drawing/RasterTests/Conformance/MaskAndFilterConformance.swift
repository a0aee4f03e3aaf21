import Foundation
import Raster

extension ConformanceCase {
  private static func masked(
    _ rule: String, by channel: MaskChannel, _ mask: RGBA, _ expected: RGBA, within tolerance: Int = 1
  ) -> ConformanceCase {
    ConformanceCase(rule, 4, 4, [at(1, 1, expected, within: tolerance)]) { canvas in
      canvas.masked(by: channel) {
        $0.fill(.box(0, 0, 4, 4), with: mask)
      } content: {
        $0.fill(.box(0, 0, 4, 4), with: .black)
      }
    }
  }

  private static func filtered(
    _ rule: String, _ matrix: ColorMatrix, _ color: RGBA, _ expected: RGBA, within tolerance: Int = 0
  ) -> ConformanceCase {
    ConformanceCase(rule, 4, 4, [at(1, 1, expected, within: tolerance)]) { canvas in
      canvas.group(filters: [.colorMatrix(matrix)]) { $0.fill(.box(0, 0, 4, 4), with: color) }
    }
  }

  private static func thresholded(
    _ rule: String, _ min: Double, _ max: Double, _ color: RGBA, _ expected: RGBA
  ) -> ConformanceCase {
    ConformanceCase(rule, 4, 4, [at(1, 1, expected)]) { canvas in
      canvas.group(filters: [.alphaThreshold(min: min, max: max, color: .fullGreen)]) {
        $0.fill(.box(0, 0, 4, 4), with: color)
      }
    }
  }

  static let masksAndFilters: [ConformanceCase] = list {
    masked("an opaque mask keeps all", by: .alpha, .white, .black)
    masked("whatever its color", by: .alpha, .black, .black)
    masked("half a mask keeps half", by: .alpha, .black(128), .black(128))
    masked("no mask keeps nothing", by: .alpha, .clear, .clear)
    masked("luminance: white keeps all", by: .luminance, .white, .black)
    masked("luminance: black keeps nothing", by: .luminance, .black, .clear)
    masked("luminance of red is 0.2125", by: .luminance, .fullRed, .black(54))
    masked("luminance of green is 0.7154", by: .luminance, .fullGreen, .black(182))
    masked("luminance of blue is 0.0721", by: .luminance, .fullBlue, .black(18))
    masked("luminance times alpha", by: .luminance, RGBA(0xFFFFFF, alpha: 128), .black(128))
    masked("luminance of half a green", by: .luminance, RGBA(0x00FF00, alpha: 128), .black(92))
    ConformanceCase("outside of what the mask draws nothing is kept", 8, 4, [at(1, 1, .fullGreen), at(6, 1, .clear)]) {
      canvas in
      canvas.masked {
        $0.fill(.box(0, 0, 4, 4), with: .black)
      } content: {
        $0.fill(.box(0, 0, 8, 4), with: .fullGreen)
      }
    }
    ConformanceCase("a mask without content keeps nothing", 8, 4, [at(1, 1, .clear)]) { canvas in
      canvas.masked { _ in
      } content: {
        $0.fill(.box(0, 0, 8, 4), with: .fullRed)
      }
    }
    ConformanceCase("a mask may be a picture", 2, 1, [at(0, 0, .fullGreen), at(1, 0, RGBA(0x00FF00, alpha: 64))]) {
      canvas in
      canvas.masked {
        $0.draw(
          PixelImage(
            PixelBuffer(width: 2, height: 1, pixels: [0xFF00_0000, 0x4000_0000]) ?? PixelBuffer(width: 1, height: 1)),
          in: CGRect(x: 0, y: 0, width: 2, height: 1))
      } content: {
        $0.fill(.box(0, 0, 2, 1), with: .fullGreen)
      }
    }
    ConformanceCase("a mask's edge is anti-aliased", 6, 4, [at(2, 1, .black(128)), at(3, 1, .black)]) { canvas in
      canvas.masked {
        $0.fill(.box(2.5, 0, 4, 4), with: .black)
      } content: {
        $0.fill(.box(0, 0, 6, 4), with: .black)
      }
    }
    ConformanceCase("masks in masks multiply", 4, 4, [at(1, 1, .black(64), within: 1)]) { canvas in
      canvas.masked {
        $0.fill(.box(0, 0, 4, 4), with: .black(128))
      } content: { canvas in
        canvas.masked {
          $0.fill(.box(0, 0, 4, 4), with: .black(128))
        } content: {
          $0.fill(.box(0, 0, 4, 4), with: .black)
        }
      }
    }
    ConformanceCase("a mask leaves what lies under the group", 4, 4, [at(1, 1, .fullGreen)]) { canvas in
      canvas.fill(.box(0, 0, 4, 4), with: .fullGreen)
      canvas.masked { _ in
      } content: {
        $0.fill(.box(0, 0, 4, 4), with: .fullRed)
      }
    }
    ConformanceCase("what a group draws after a mask is not masked by it", 4, 4, [at(1, 1, .fullGreen)]) { canvas in
      canvas.record(.beginGroup(opacity: 1))
      canvas.record(.beginMask(.alpha))
      canvas.record(.endMask)
      canvas.fill(.box(0, 0, 4, 4), with: .fullGreen)
      canvas.record(.endGroup)
    }
    filtered("the identity changes nothing", .identity, RGBA(0x123456, alpha: 255), RGBA(0x123456))
    filtered("invert", .invert, RGBA(0x1234F6), RGBA(0xEDCB09))
    filtered("invert looks at colors without their alpha", .invert, RGBA(0xFFFFFF, alpha: 128), .black(128))
    filtered("gray of red", .grayscale, .fullRed, RGBA(0x363636))
    filtered("gray of green", .grayscale, .fullGreen, RGBA(0xB6B6B6))
    filtered("gray of blue", .grayscale, .fullBlue, RGBA(0x121212))
    filtered("SVG: saturate 0 is gray", .saturation(0), .fullGreen, RGBA(0xB6B6B6))
    filtered("SVG: saturate 1 changes nothing", .saturation(1), RGBA(0x123456), RGBA(0x123456))
    // 0.213 + 0.787 × 0.5, and 0.213 − 0.213 × 0.5.
    filtered("SVG: saturate one half of red", .saturation(0.5), .fullRed, RGBA(0x9B1B1B))
    filtered("brightness halves channels", .brightness(0.5), RGBA(0x80FF00), RGBA(0x408000))
    filtered("brightness beyond white is white", .brightness(3), RGBA(0x80FF10), RGBA(0xFFFF30))
    filtered("contrast of zero is gray", .contrast(0), RGBA(0x80FF10), RGBA(0x808080))
    filtered("contrast of two", .contrast(2), RGBA(0x60A080), RGBA(0x41C181), within: 1)
    filtered(
      "rows may mix channels", ColorMatrix([0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]),
      RGBA(0x102030), RGBA(0x203010))
    filtered(
      "a row may scale alpha", ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0.5, 0]), .fullGreen,
      RGBA(0x00FF00, alpha: 128))
    filtered(
      "luminance to alpha", ColorMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2125, 0.7154, 0.0721, 0, 0]),
      .fullGreen, .black(182))
    ConformanceCase("a constant colors what nothing has drawn", 8, 4, all([(1, 1), (7, 3)], .fullBlue)) { canvas in
      canvas.group(filters: [.colorMatrix(ColorMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]))]) {
        $0.fill(.box(0, 0, 1, 1), with: .fullRed)
      }
    }
    ConformanceCase("filters apply in order", 4, 4, [at(1, 1, .white)]) { canvas in
      canvas.group(filters: [.colorMatrix(.brightness(0)), .colorMatrix(.invert)]) {
        $0.fill(.box(0, 0, 4, 4), with: .fullRed)
      }
    }
    thresholded("an alpha in the range has the color", 0.5, 1, .black(128), .fullGreen)
    thresholded("an alpha below the range is clear", 0.5, 1, .black(127), .clear)
    thresholded("an alpha above the range is clear", 0.25, 0.5, .black(128), .clear)
    thresholded("the range has its smallest alpha", 0.2, 1, .black(51), .fullGreen)
    thresholded("the range has its largest alpha", 0, 0.2, .black(51), .fullGreen)
    thresholded("an empty range clears all", 0.8, 0.2, .black(128), .clear)
    thresholded("an infinite range has all alphas", -.infinity, .infinity, .black(1), .fullGreen)
    thresholded("a range that is not a number changes nothing", .nan, 1, .black(128), .black(128))
    ConformanceCase("a range with zero colors what nothing has drawn", 8, 4, [at(1, 1, .clear), at(6, 1, .fullBlue)]) {
      canvas in
      canvas.group(filters: [.alphaThreshold(min: 0, max: 0.5, color: .fullBlue)]) {
        $0.fill(.box(0, 0, 4, 4), with: .fullRed)
      }
    }
    ConformanceCase("the color of a range has an alpha", 8, 4, [at(1, 1, .black(90)), at(6, 1, .clear)]) { canvas in
      canvas.group(filters: [.alphaThreshold(min: 0.5, max: 1, color: .black(90))]) {
        $0.fill(.box(0, 0, 4, 4), with: .fullRed)
      }
    }
    // Between two circles, both blurs add up to more than a half.
    ConformanceCase(
      "blurred circles flow together", 60, 30,
      [at(15, 15, .fullRed), at(30, 15, .fullRed), at(45, 15, .fullRed), at(30, 4, .clear), at(1, 1, .clear)]
    ) { canvas in
      canvas.group(filters: [.blur(radius: 10), .alphaThreshold(min: 0.4, max: 1, color: .fullRed)]) {
        $0.fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 23, height: 20)), with: .black)
        $0.fill(Path(ellipseIn: CGRect(x: 32, y: 5, width: 23, height: 20)), with: .black)
      }
    }
    ConformanceCase("a blur of zero changes nothing", 4, 4, [at(1, 1, .fullRed), at(2, 1, .clear)]) { canvas in
      canvas.group(filters: [.blur(radius: 0)]) { $0.fill(.box(0, 0, 2, 4), with: .fullRed) }
    }
    ConformanceCase("a blur keeps one color one color", 40, 40, [at(20, 20, RGBA(0x123456))]) { canvas in
      canvas.group(filters: [.blur(radius: 10)]) { $0.fill(.box(-50, -50, 140, 140), with: RGBA(0x123456)) }
    }
    ConformanceCase("a filtered group has an opacity", 4, 4, [at(1, 1, .black(128))]) { canvas in
      canvas.group(opacity: 0.5, filters: [.colorMatrix(.invert)]) { $0.fill(.box(0, 0, 4, 4), with: .white) }
    }
    ConformanceCase("a filtered group has a blend mode", 4, 4, [at(1, 1, .black)]) { canvas in
      canvas.fill(.box(0, 0, 4, 4), with: .fullRed)
      canvas.blendMode = .multiply
      canvas.group(filters: [.colorMatrix(.invert)]) { $0.fill(.box(0, 0, 4, 4), with: .fullRed) }
    }
    ConformanceCase("a filtered group is clipped after it is filtered", 8, 4, [at(1, 1, .fullGreen), at(5, 1, .clear)])
    { canvas in
      canvas.clip(to: .box(0, 0, 4, 4))
      canvas.group(filters: [.shadow(Shadow(color: .fullGreen, radius: 0, offset: CGSize(width: -6, height: 0)))]) {
        $0.fill(.box(6, 0, 4, 4), with: .fullRed)
      }
    }
  }
}
