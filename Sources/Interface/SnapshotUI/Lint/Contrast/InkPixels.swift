/// The pixels of a screen with and without the inks whose contrast is measured.
struct InkPixels {
  /// The contrast of an ink, and the colors of the pixels that have it.
  struct Measured {
    var ratio: Double
    var ink: RGBA
    var ground: RGBA
  }

  private let list: DisplayList
  private let shown: PixelBuffer
  private let ground: PixelBuffer
  private let black: PixelBuffer
  private let white: PixelBuffer
  private let scale: CGFloat

  /// - Parameter unmasked: The paths of elements whose masks are left out.
  /// - Throws: `RenderError` if the screen can't be drawn.
  init(
    of subjects: [InkSubject], in rendered: RenderedView, _ context: RenderContext, unmasked: Set<String>
  ) throws {
    let list = rendered.displayList.withoutMasks(of: unmasked)
    self.list = list
    let area = list.size.width * list.size.height
    let scale: CGFloat = area < 1_000_000 ? 2 : 1
    self.scale = scale
    let texts = Set(subjects.filter(\.isText).flatMap(\.paths))
    let graphics = Set(subjects.filter { !$0.isText }.flatMap(\.paths))
    let inks = list.items.indices.filter { list.isInk(list.items[$0], texts: texts, graphics: graphics) }
    // A view without a background is compared with the system background.
    let base = rendered.colorScheme == .dark ? RGBA.black : RGBA.white
    var renderer = Renderer(threads: 1)
    renderer.fonts = context.fonts
    func picture(_ paint: Paint?) throws -> PixelBuffer {
      var changed = list
      for index in inks {
        changed.items[index].operation = list.items[index].operation.painted(with: paint ?? .color(.clear))
      }
      return try renderer.render(changed, scale: scale, background: base)
    }
    shown = try renderer.render(list, scale: scale, background: base)
    ground = try picture(nil)
    black = try picture(.color(.black))
    white = try picture(.color(.white))
  }

  /// The colors with which elements are drawn, as their views state them.
  func declaredColors(of paths: Set<String>) -> [RGBA] {
    list.items.compactMap { item in
      guard let element = item.element, paths.contains(list.elements[element]),
        case .color(let color)? = item.operation.paint
      else { return nil }
      return color
    }
  }

  /// Returns the worst contrast of the pieces of an ink; `nil` if no ink is visible.
  ///
  /// - Parameters:
  ///   - isOutlined: Whether the ink casts a shadow, which can make it readable.
  ///   - foreign: The areas whose pixels don't count.
  func contrast(of part: InkSubject.Part, isOutlined: Bool, except foreign: [CGRect]) -> Measured? {
    let frame = part.frame.overlap(with: CGRect(origin: .zero, size: list.size))
    guard let area = pixels(of: frame) else { return nil }
    let (columns, rows) = (area.columns, area.rows)
    let ignored = foreign.compactMap { pixels(of: $0.overlap(with: frame)) }
    let most = strongest(columns, rows, except: ignored)
    // Ink that is nearly transparent is hidden on purpose.
    guard most >= 0.05 else { return nil }
    let width = Int(min(max(4, part.piece * scale), CGFloat(columns.count)))
    var pieces: [[Measured]] = []
    var start = columns.lowerBound
    while start < columns.upperBound {
      let end = min(start + width, columns.upperBound)
      pieces.append(samples(start..<end, rows, most: most, isOutlined: isOutlined, except: ignored))
      start = end
    }
    // A piece with little ink is the rest of a letter.
    let least = max(4, (pieces.map(\.count).max() ?? 0) / 6)
    return pieces.filter { $0.count >= least }.compactMap(\.medianContrast).min { $0.ratio < $1.ratio }
      ?? pieces.flatMap { $0 }.medianContrast
  }

  /// A rectangle of pixels.
  private struct PixelArea {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// The pixels that a rectangle touches; `nil` without any.
  private func pixels(of frame: CGRect) -> PixelArea? {
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
    let (left, right) = (Int((frame.minX * scale).rounded(.down)), Int((frame.maxX * scale).rounded(.up)))
    let (top, bottom) = (Int((frame.minY * scale).rounded(.down)), Int((frame.maxY * scale).rounded(.up)))
    let area = PixelArea(
      columns: max(0, left)..<max(0, left, min(shown.width, right)),
      rows: max(0, top)..<max(0, top, min(shown.height, bottom)))
    return area.columns.isEmpty || area.rows.isEmpty ? nil : area
  }

  private func strongest(_ columns: Range<Int>, _ rows: Range<Int>, except ignored: [PixelArea]) -> Double {
    var most = 0.0
    for row in rows {
      let covers = ignored.filter { $0.rows.contains(row) }
      for column in columns where !covers.contains(where: { $0.columns.contains(column) }) {
        most = max(most, coverage(row * shown.width + column))
      }
    }
    return most
  }

  /// How much of a pixel is ink.
  private func coverage(_ index: Int) -> Double {
    let (dark, light) = (black.pixels[index], white.pixels[index])
    guard dark != light else { return 0 }
    func difference(_ shift: UInt32) -> Int { Int(light >> shift & 0xFF) - Int(dark >> shift & 0xFF) }
    return Double(max(difference(0), difference(8), difference(16))) / 255
  }

  /// The contrasts of the pixels that are mostly ink.
  private func samples(
    _ columns: Range<Int>, _ rows: Range<Int>, most: Double, isOutlined: Bool, except ignored: [PixelArea]
  ) -> [Measured] {
    var found: [Measured] = []
    var outlined: [Measured] = []
    for row in rows {
      let covers = ignored.filter { $0.rows.contains(row) }
      for column in columns where !covers.contains(where: { $0.columns.contains(column) }) {
        let index = row * shown.width + column
        let share = coverage(index) / most
        guard share >= 0.6 else { continue }
        let below = RGBA(premultiplied: ground.pixels[index] | 0xFF00_0000)
        let ink = RGBA(premultiplied: shown.pixels[index] | 0xFF00_0000).extrapolated(from: below, share: min(1, share))
        let measured = Measured(ratio: Contrast.ratio(ink, below), ink: ink, ground: below)
        found.append(measured)
        if isOutlined, let halo = halo(around: index, of: ink, most: most) {
          outlined.append(halo.ratio > measured.ratio ? halo : measured)
        }
      }
    }
    // Pixels in the middle of a letter have no outline.
    return outlined.count >= max(4, found.count / 8) ? outlined : found
  }

  /// Returns the contrast of a pixel of ink with its shadow: the worst of the pixels beside the letter, to the left, to the
  /// right, above and below. `nil` where the letter goes on, or where its shadow isn't seen.
  private func halo(around index: Int, of ink: RGBA, most: Double) -> Measured? {
    let reach = Int((2 * scale).rounded())
    var worst: Measured?
    for step in [-1, 1, -shown.width, shown.width] {
      let beside = (1...reach).lazy.map { index + step * $0 }
        .first { shown.pixels.indices.contains($0) && coverage($0) < most / 10 }
      guard let beside else { continue }
      let outline = RGBA(premultiplied: shown.pixels[beside] | 0xFF00_0000)
      let measured = Measured(ratio: Contrast.ratio(ink, outline), ink: ink, ground: outline)
      if worst.map({ measured.ratio < $0.ratio }) ?? true { worst = measured }
    }
    return worst
  }
}

extension [InkPixels.Measured] {
  /// The median; `nil` without pixels.
  fileprivate var medianContrast: InkPixels.Measured? { isEmpty ? nil : sorted { $0.ratio < $1.ratio }[count / 2] }
}

extension RGBA {
  /// The color of full ink, for a pixel of which a share is ink over a ground.
  fileprivate func extrapolated(from ground: RGBA, share: Double) -> RGBA {
    func full(_ mixed: UInt8, _ below: UInt8) -> UInt8 {
      let value = Double(below) + (Double(mixed) - Double(below)) / share
      return UInt8(Swift.min(255, Swift.max(0, value.rounded())))
    }
    return RGBA(
      red: full(red, ground.red), green: full(green, ground.green), blue: full(blue, ground.blue), alpha: 255)
  }
}

extension DisplayList {
  /// Returns the list without the masks that elements with some paths draw.
  fileprivate func withoutMasks(of paths: Set<String>) -> DisplayList {
    guard !paths.isEmpty else { return self }
    var list = self
    list.items.removeAll()
    // The number of masks around an operation, from the first that is left out.
    var depth = 0
    for item in items {
      if case .beginMask = item.operation {
        let path = item.element.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        if depth > 0 || path.map(paths.contains) == true { depth += 1 }
      }
      if depth == 0 { list.items.append(item) }
      if case .endMask = item.operation, depth > 0 { depth -= 1 }
    }
    return list
  }

  /// Whether an operation draws the ink of one of the texts or graphics with these paths.
  fileprivate func isInk(_ item: Item, texts: Set<String>, graphics: Set<String>) -> Bool {
    guard let element = item.element, elements.indices.contains(element) else { return false }
    switch item.operation {
    case .glyphs: return texts.contains(elements[element]) || graphics.contains(elements[element])
    case .fill, .stroke: return graphics.contains(elements[element])
    default: return false
    }
  }
}

extension DisplayList.Operation {
  fileprivate func painted(with paint: Paint) -> DisplayList.Operation {
    switch self {
    case .fill(let path, let rule, _): .fill(path, rule, paint)
    case .stroke(let path, let style, _): .stroke(path, style, paint)
    case .glyphs(let run, _): .glyphs(run, paint)
    default: self
    }
  }
}
