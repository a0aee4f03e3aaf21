import Raster

extension ConformanceCase {
  /// The fractions of source and backdrop that stay, from the specification's table, as functions of both alphas.
  private static let table: [(BlendMode, @Sendable (_ s: Double, _ b: Double) -> (Double, Double))] = [
    (.clear, { _, _ in (0, 0) }), (.copy, { _, _ in (1, 0) }), (.destination, { _, _ in (0, 1) }),
    (.sourceOver, { s, _ in (1, 1 - s) }), (.destinationOver, { _, b in (1 - b, 1) }), (.sourceIn, { _, b in (b, 0) }),
    (.destinationIn, { s, _ in (0, s) }), (.sourceOut, { _, b in (1 - b, 0) }),
    (.destinationOut, { s, _ in (0, 1 - s) }),
    (.sourceAtop, { s, b in (b, 1 - s) }), (.destinationAtop, { s, b in (1 - b, s) }),
    (.xor, { s, b in (1 - b, 1 - s) }), (.plus, { _, _ in (1, 1) }),
  ]

  /// A green source over a red backdrop: what stays of each is a channel of its own.
  private static func composite(
    _ factors: (Double, Double) -> (Double, Double), source: Double, backdrop: Double
  ) -> RGBA {
    let (s, b) = factors(source, backdrop)
    let green = source * s
    let red = backdrop * b
    let alpha = min(1, red + green)
    guard alpha > 0 else { return .clear }
    func byte(_ value: Double) -> UInt8 { UInt8((min(1, value) * 255).rounded()) }
    return RGBA(red: byte(red / alpha), green: byte(green / alpha), blue: 0, alpha: byte(alpha))
  }

  /// The backdrop fills the left two columns of cells, the source the middle two; the fourth has neither.
  static let compositing: [ConformanceCase] = operators + clipped + blended

  private static let operators: [ConformanceCase] = table.flatMap { row -> [ConformanceCase] in
    let (mode, factors) = row
    let alphas: [(UInt8, UInt8)] = [(255, 255), (128, 255), (255, 128), (102, 204), (0, 255), (255, 0)]
    return alphas.map { (source, backdrop) -> ConformanceCase in
      let s = Double(source) / 255
      let b = Double(backdrop) / 255
      return ConformanceCase(
        "\(mode.rawValue) with alphas of \(source) and \(backdrop)", 16, 4,
        [
          at(1, 1, composite(factors, source: 0, backdrop: b), within: 2),
          at(5, 1, composite(factors, source: s, backdrop: b), within: 2),
          at(9, 1, composite(factors, source: s, backdrop: 0), within: 2),
          at(13, 1, composite(factors, source: 0, backdrop: 0), within: 2),
        ]
      ) { canvas in
        canvas.fill(.box(0, 0, 8, 4), with: RGBA(0xFF0000, alpha: backdrop))
        canvas.blendMode = mode
        canvas.fill(.box(4, 0, 8, 4), with: RGBA(0x00FF00, alpha: source))
      }
    }
  }

  private static let clipped: [ConformanceCase] = table.map { row -> ConformanceCase in
    let (mode, factors) = row
    return ConformanceCase(
      "\(mode.rawValue) leaves what lies outside of the clip", 16, 4,
      [
        at(1, 1, .fullRed), at(5, 1, composite(factors, source: 1, backdrop: 1)), at(13, 1, .fullRed),
        at(9, 1, composite(factors, source: 0, backdrop: 1)),
      ]
    ) { canvas in
      canvas.fill(.box(0, 0, 16, 4), with: .fullRed)
      canvas.clip(to: .box(4, 0, 8, 4))
      canvas.blendMode = mode
      canvas.fill(.box(4, 0, 4, 4), with: .fullGreen)
    }
  }

  private static let blended: [ConformanceCase] = separable.flatMap { row -> [ConformanceCase] in
    let (mode, colors) = row
    return colors.map { (backdrop, source, expected) -> ConformanceCase in
      ConformanceCase(
        "\(mode.rawValue) of \(RGBA(source)) over \(RGBA(backdrop))", 2, 2, [at(1, 1, RGBA(expected), within: 1)]
      ) { canvas in
        canvas.fill(.box(0, 0, 2, 2), with: RGBA(backdrop))
        canvas.blendMode = mode
        canvas.fill(.box(0, 0, 2, 2), with: RGBA(source))
      }
    }
  }

  /// Backdrop, source, result; worked out by hand from each mode's formula.
  private static let separable: [(BlendMode, [(UInt32, UInt32, UInt32)])] = [
    (.multiply, [(0xFF8040, 0x80FF80, 0x808020), (0x123456, 0xFFFFFF, 0x123456), (0x123456, 0x000000, 0x000000)]),
    (.screen, [(0x123456, 0x000000, 0x123456), (0x123456, 0xFFFFFF, 0xFFFFFF), (0x804000, 0x808040, 0xC0A040)]),
    (.overlay, [(0x404040, 0x80FF00, 0x408000), (0xC0C0C0, 0x80FF00, 0xC0FF81)]),
    (.darken, [(0x8040C0, 0x40C080, 0x404080)]), (.lighten, [(0x8040C0, 0x40C080, 0x80C0C0)]),
    (.colorDodge, [(0x004080, 0xFFFF80, 0x00FFFF), (0x404040, 0x008080, 0x408181)]),
    (.colorBurn, [(0xFFC080, 0x000000, 0xFF0000), (0xC0C0C0, 0xFF8040, 0xC08204)]),
    (.hardLight, [(0x80FF00, 0x404040, 0x408000), (0x80FF00, 0xC0C0C0, 0xC0FF81)]),
    (.softLight, [(0x808080, 0x808080, 0x808080), (0xFF0000, 0x123456, 0xFF0000), (0x404040, 0x000000, 0x101010)]),
    (.difference, [(0x8040C0, 0x40C080, 0x408040), (0x123456, 0xFFFFFF, 0xEDCBA9), (0x123456, 0x123456, 0x000000)]),
    (.exclusion, [(0x123456, 0x000000, 0x123456), (0x123456, 0xFFFFFF, 0xEDCBA9), (0x808080, 0x808080, 0x7F7F7F)]),
    // Gray backdrops have no saturation; gray sources take it away.
    (.hue, [(0x808080, 0xFF0000, 0x808080)]),
    (.saturation, [(0x808080, 0xFF0000, 0x808080), (0xFF0000, 0x404040, 0x4D4D4D)]),
    (.color, [(0xFF0000, 0x808080, 0x4D4D4D), (0x000000, 0xFF0000, 0x000000), (0xFFFFFF, 0x0000FF, 0xFFFFFF)]),
    (.luminosity, [(0x808080, 0xFF0000, 0x4D4D4D), (0xFF0000, 0x000000, 0x000000), (0x00FF00, 0xFFFFFF, 0xFFFFFF)]),
  ]
}
