import Raster

extension ConformanceCase {
  /// Two by two pixels: red, green, blue, white.
  private static let colors: [RGBA] = [.fullRed, .fullGreen, .fullBlue, .white]
  private static let four = PixelImage(
    PixelBuffer(width: 2, height: 2, pixels: colors.map(\.premultiplied)) ?? PixelBuffer(width: 2, height: 2))

  /// What a tiling shows at a place along one axis of two pixels, or nothing.
  private static func index(_ place: Int, _ tiling: ImagePattern.Tiling) -> Int? {
    switch tiling {
    case .none: place == 0 || place == 1 ? place : nil
    case .repeat: ((place % 2) + 2) % 2
    case .reflect: [0, 1, 1, 0][((place % 4) + 4) % 4]
    case .pad: min(1, max(0, place))
    }
  }

  static let patterns: [ConformanceCase] = tilings + patternRules

  private static let tilings: [ConformanceCase] =
    ImagePattern.Tiling.allCases.flatMap { (horizontal: ImagePattern.Tiling) -> [ConformanceCase] in
      ImagePattern.Tiling.allCases.map { (vertical: ImagePattern.Tiling) -> ConformanceCase in
        ConformanceCase(
          "\(horizontal.rawValue) across, \(vertical.rawValue) down, from where the pattern's origin is", 9, 9,
          [(0, 0), (3, 3), (4, 4), (5, 4), (4, 5), (5, 5), (6, 6), (7, 4), (1, 8), (8, 2), (8, 8), (4, 0)].map { x, y in
            guard let column = index(x - 4, horizontal), let row = index(y - 4, vertical) else {
              return at(x, y, .clear)
            }
            return at(x, y, colors[row * 2 + column])
          }
        ) { canvas in
          canvas.translate(x: 4, y: 4)
          canvas.fill(
            .box(-4, -4, 9, 9), with: .pattern(ImagePattern(four, horizontal: horizontal, vertical: vertical)))
        }
      }
    }

  private static let patternRules: [ConformanceCase] = list {
    ConformanceCase(
      "a pattern is anchored to user space, not to the shape", 8, 8, [at(3, 3, .white), at(4, 4, .fullRed)]
    ) {
      $0.fill(.box(3, 3, 4, 4), with: .pattern(ImagePattern(four)))
    }
    ConformanceCase(
      "a pattern's transform scales it", 8, 8,
      all([(0, 0), (1, 1)], .fullRed) + all([(2, 0), (3, 1)], .fullGreen) + all([(4, 0), (0, 4)], .fullRed)
    ) {
      $0.fill(
        .box(0, 0, 8, 8),
        with: .pattern(ImagePattern(four, transform: Transform(scaleX: 2, y: 2), interpolation: .nearest)))
    }
    ConformanceCase("and moves it", 8, 8, [at(0, 0, .fullGreen), at(1, 0, .fullRed), at(1, 1, .fullBlue)]) {
      $0.fill(.box(0, 0, 8, 8), with: .pattern(ImagePattern(four, transform: Transform(translationX: 1, y: 0))))
    }
    ConformanceCase("a picture of two pixels a point takes half the room", 4, 4, [at(1, 1, RGBA(0x808080), within: 0)])
    {
      // Each pixel is the average of red, green, blue and white.
      $0.fill(.box(0, 0, 4, 4), with: .pattern(ImagePattern(PixelImage(four.buffer, scale: 2))))
    }
    ConformanceCase("bilinear neighbors come from the tiling", 8, 1, [at(0, 0, RGBA(0x808000))]) {
      $0.fill(
        .box(0, 0, 8, 1),
        with: .pattern(
          ImagePattern(four, vertical: .pad, transform: Transform(translationX: 0.5, y: 0), interpolation: .bilinear)))
    }
    ConformanceCase(
      "a picture that is not repeated fades into nothing at its edge", 8, 2,
      [at(0, 0, RGBA(0xFF0000, alpha: 128)), at(2, 0, RGBA(0x00FF00, alpha: 128)), at(3, 0, .clear)]
    ) {
      $0.fill(
        .box(0, 0, 8, 2),
        with: .pattern(
          ImagePattern(
            four, horizontal: .none, vertical: .pad, transform: Transform(translationX: 0.5, y: 0),
            interpolation: .bilinear)))
    }
    ConformanceCase("under a singular transform a pattern paints nothing", 4, 4, [at(1, 1, .clear)]) {
      $0.fill(.box(0, 0, 4, 4), with: .pattern(ImagePattern(four, transform: Transform(scaleX: 0, y: 1))))
    }
  }
}
