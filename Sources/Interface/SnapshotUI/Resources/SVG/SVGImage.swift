/// Draws SVG files of icons: paths and basic shapes in groups, with solid fills and strokes.
///
/// What is beyond that, such as gradients, masks, texts and style sheets, is an error that names it.
struct SVGImage {
  /// The largest file in bytes.
  private static let mostBytes = 2 << 20
  /// The longest side of a picture in pixels.
  private static let longestSide = 4_096.0
  private static let deepest = 64
  /// Elements without a picture.
  private static let silent: Set<String> = ["title", "desc", "metadata"]

  private var tags: SVGTags

  /// Returns the pixels of a file at its own size.
  ///
  /// - Parameter scale: Pixels per point.
  static func image(_ bytes: [UInt8], scale: CGFloat) throws(VectorImageError) -> PixelImage {
    guard bytes.count <= mostBytes else { throw .tooLarge }
    var image = SVGImage(tags: SVGTags(bytes))
    let list = try image.displayList()
    guard Double(max(list.size.width, list.size.height) * scale) <= longestSide else { throw .tooLarge }
    do {
      return PixelImage(try Renderer(threads: 1).render(list, scale: scale), scale: scale)
    } catch {
      throw .damaged("\(error)")
    }
  }

  private init(tags: SVGTags) { self.tags = tags }

  private mutating func displayList() throws(VectorImageError) -> DisplayList {
    var root: SVGTag?
    while root == nil, let tag = try tags.next() { if tag.name == "svg" { root = tag } }
    guard let root else { throw .damaged("it has no element svg") }
    let box =
      try root.attributes["viewBox"].map { (text: String) throws(VectorImageError) in try SVGNumbers.list(text) } ?? []
    guard box.isEmpty || box.count == 4 && box[2] > 0 && box[3] > 0 else { throw .damaged("the view box has no size") }
    func side(_ name: String, _ own: Double?) throws(VectorImageError) -> Double {
      if let text = root.attributes[name], !text.hasSuffix("%") { return try SVGNumbers.length(text) }
      guard let own else { throw .damaged("it states no size") }
      return own
    }
    let width = try side("width", box.count == 4 ? box[2] : nil)
    let height = try side("height", box.count == 4 ? box[3] : nil)
    guard width > 0, height > 0 else { throw .damaged("it has no size") }
    var style = SVGStyle()
    try style.apply(root.attributes)
    var canvas = DisplayListRecorder(size: CGSize(width: width, height: height))
    canvas.clip(to: Path(CGRect(x: 0, y: 0, width: width, height: height)))
    if box.count == 4 {
      // The whole box in the middle.
      let scale = min(width / box[2], height / box[3])
      canvas.concatenate(
        Transform(
          a: scale, b: 0, c: 0, d: scale, tx: (width - box[2] * scale) / 2 - box[0] * scale,
          ty: (height - box[3] * scale) / 2 - box[1] * scale))
    }
    if !root.isEmpty { try drawContents(style, depth: 0, on: &canvas) }
    return canvas.displayList
  }

  /// Draws elements up to the end of the one that contains them.
  private mutating func drawContents(
    _ style: SVGStyle, depth: Int, on canvas: inout DisplayListRecorder
  ) throws(VectorImageError) {
    guard depth < Self.deepest else { throw .tooLarge }
    while let tag = try tags.next() {
      if tag.isEnd { return }
      if Self.silent.contains(tag.name) || tag.name.contains(":") || tag.name == "defs" {
        try skip(tag, isDefinition: tag.name == "defs")
      } else {
        try draw(tag, style, depth: depth, on: &canvas)
      }
    }
  }

  /// Skips an element. Definitions that something uses would be missed there, so that they need no attention.
  private mutating func skip(_ tag: SVGTag, isDefinition: Bool) throws(VectorImageError) {
    var open = tag.isEmpty ? 0 : 1
    while open > 0, let next = try tags.next() {
      if isDefinition, next.name == "style" { throw .unsupported("the element style") }
      if next.isEnd { open -= 1 } else if !next.isEmpty { open += 1 }
    }
  }

  private mutating func draw(
    _ tag: SVGTag, _ style: SVGStyle, depth: Int, on canvas: inout DisplayListRecorder
  ) throws(VectorImageError) {
    var style = style
    try style.apply(tag.attributes)
    let opacity =
      try tag.attributes["opacity"].map { (text: String) throws(VectorImageError) in try SVGStyle.fraction(text) } ?? 1
    var inner = DisplayListRecorder(size: canvas.displayList.size)
    if let text = tag.attributes["transform"] { inner.concatenate(try SVGNumbers.transform(text)) }
    if tag.name == "g" {
      if !tag.isEmpty { try drawContents(style, depth: depth + 1, on: &inner) }
    } else {
      let path = try path(of: tag)
      if let fill = style.fill { inner.fill(path, with: fill.opacity(style.fillOpacity), rule: style.rule) }
      if let stroke = style.stroke, style.line.lineWidth > 0 {
        inner.stroke(path, with: stroke.opacity(style.strokeOpacity), style: style.line)
      }
      if !tag.isEmpty { try skip(tag, isDefinition: false) }
    }
    let list = inner.displayList
    if opacity < 1 {
      canvas.group(opacity: opacity) { $0.draw(list, at: .zero) }
    } else {
      canvas.draw(list, at: .zero)
    }
  }

  private func path(of tag: SVGTag) throws(VectorImageError) -> Path {
    func value(_ name: String) throws(VectorImageError) -> Double {
      guard let text = tag.attributes[name] else { return 0 }
      return try SVGNumbers.length(text)
    }
    switch tag.name {
    case "path":
      guard !SVGNumbers.trimmed((tag.attributes["d"] ?? "")[...]).isEmpty else { return Path() }
      do throws(SVGPathDataError) {
        return try Path(svgPathData: tag.attributes["d"] ?? "")
      } catch {
        throw .damaged("path data: \(error)")
      }
    case "rect":
      let rect = CGRect(
        x: try value("x"), y: try value("y"), width: try value("width"), height: try value("height"))
      guard rect.width > 0, rect.height > 0 else { return Path() }
      let (x, y) = (tag.attributes["rx"] ?? tag.attributes["ry"], tag.attributes["ry"] ?? tag.attributes["rx"])
      guard let x, let y else { return Path(rect) }
      let corner = CGSize(
        width: min(try SVGNumbers.length(x), Double(rect.width) / 2),
        height: min(try SVGNumbers.length(y), Double(rect.height) / 2))
      return Path(roundedRect: rect, cornerSize: corner, style: .circular)
    case "circle", "ellipse":
      let across = tag.name == "circle" ? try value("r") : try value("rx")
      let down = tag.name == "circle" ? across : try value("ry")
      guard across > 0, down > 0 else { return Path() }
      return Path(
        ellipseIn: CGRect(
          x: try value("cx") - across, y: try value("cy") - down, width: 2 * across, height: 2 * down))
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: try value("x1"), y: try value("y1")))
      path.addLine(to: CGPoint(x: try value("x2"), y: try value("y2")))
      return path
    case "polyline", "polygon":
      let numbers = try SVGNumbers.list(tag.attributes["points"] ?? "")
      var path = Path()
      path.addLines(stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
      if tag.name == "polygon", !path.elements.isEmpty { path.closeSubpath() }
      return path
    default: throw .unsupported("the element \(tag.name)")
    }
  }
}

extension RGBA {
  fileprivate func opacity(_ opacity: Double) -> RGBA {
    var copy = self
    copy.alpha = UInt8((Double(alpha) * opacity).rounded())
    return copy
  }
}
