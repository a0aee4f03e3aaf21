// How shapes, gradients and colors are painted.
extension PDFPainter {
  /// Paints the path, clips to it if that was asked for, and begins a new one.
  mutating func paint(_ word: String) throws(VectorImageError) {
    defer { path = PDFPath() }
    if word == "s" || word == "b" || word == "b*" { try path.append("h", []) }
    let shape = path.path
    if !shape.isEmpty, !isHidden {
      if "fFBb".contains(word.prefix(1)) {
        try fill(shape, word.hasSuffix("*") ? .evenOdd : .nonZero)
      }
      if "SsBb".contains(word.prefix(1)) { try stroke(shape) }
    }
    if let rule = path.clip { canvas.clip(to: shape, rule: rule) }
  }

  private mutating func fill(_ shape: Path, _ rule: FillRule) throws(VectorImageError) {
    guard let paint = paint(of: state.fill, opacity: state.fillOpacity) else { return }
    let bounds = clipPath(of: state.fill)
    try composite { canvas in
      if let bounds { canvas.clip(to: bounds) }
      canvas.fill(shape, with: paint, rule: rule)
    }
  }

  private mutating func stroke(_ shape: Path) throws(VectorImageError) {
    guard let paint = paint(of: state.stroke, opacity: state.strokeOpacity) else { return }
    let bounds = clipPath(of: state.stroke)
    let line = state.line
    try composite { canvas in
      if let bounds { canvas.clip(to: bounds) }
      canvas.stroke(shape, with: paint, style: line)
    }
  }

  /// Returns a paint in the current space; `nil` if it paints nothing.
  private func paint(of ink: PDFState.Ink, opacity: Double) -> Paint? {
    switch ink {
    case .color(let color):
      let faded = color.multipliedAlpha(by: opacity)
      return faded.alpha == 0 ? nil : .color(faded)
    case .shading(let shading, let transform):
      return state.transform.inverse.map { shading.paint(transform.concatenating($0), opacity: opacity) }
    }
  }

  /// Returns the area of a gradient in the current space.
  private func clipPath(of ink: PDFState.Ink) -> Path? {
    guard case .shading(let shading, let transform) = ink, let bounds = shading.bounds,
      let inverse = state.transform.inverse
    else { return nil }
    return Path(bounds).applying(transform.concatenating(inverse))
  }

  /// Draws in the blend mode of the state and through its mask.
  ///
  /// - Parameter opacity: The opacity of all that is drawn; `nil` if it does not overlap and has the opacity already.
  mutating func composite(
    opacity: Double? = nil, _ draw: (inout DisplayListRecorder) -> Void
  ) throws(VectorImageError) {
    let (mask, mode, inverse) = (state.mask, state.blendMode, state.transform.inverse)
    if let mask { try document.addWork(mask.drawing.items.count) }
    canvas.saved { canvas in
      canvas.blendMode = mode
      guard let mask else {
        if let opacity { canvas.group(opacity: opacity, draw) } else { draw(&canvas) }
        return
      }
      guard let inverse else { return }
      canvas.masked(by: mask.channel) {
        $0.concatenate(inverse)
        $0.append(mask.drawing)
      } content: {
        if let opacity { $0.group(opacity: opacity, draw) } else { draw(&$0) }
      }
    }
  }

  /// Fills the page, within the clip, with a gradient.
  mutating func drawShading(_ name: PDFValue?) throws(VectorImageError) {
    let shading = try PDFShading(try resource("Shading", name), resources, in: document)
    guard !isHidden, let inverse = state.transform.inverse else { return }
    let paint = shading.paint(.identity, opacity: state.fillOpacity)
    let area = Path(page.box).applying(inverse)
    try composite { canvas in
      if let bounds = shading.bounds { canvas.clip(to: Path(bounds)) }
      canvas.fill(area, with: paint)
    }
  }

  mutating func setColor(_ word: String, _ operands: [PDFValue], _ numbers: [Double]) throws(VectorImageError) {
    let isStroke = word.first?.isUppercase == true
    switch word.lowercased() {
    case "cs":
      let space = try PDFColorSpace(operands.last, resources, in: document)
      if isStroke { state.strokeSpace = space } else { state.fillSpace = space }
      if case .pattern = space { return }
      setInk(.color(try space.color(space.initialComponents)), isStroke: isStroke)
    case "sc", "scn":
      if let name = operands.last, name.name != nil {
        setInk(try pattern(try resource("Pattern", name)), isStroke: isStroke)
      } else {
        setInk(.color(try (isStroke ? state.strokeSpace : state.fillSpace).color(numbers)), isStroke: isStroke)
      }
    default:
      guard let space = PDFColorSpace(components: ["g": 1, "rg": 3, "k": 4][word.lowercased()] ?? 0) else { return }
      if isStroke { state.strokeSpace = space } else { state.fillSpace = space }
      setInk(.color(try space.color(numbers)), isStroke: isStroke)
    }
  }

  private mutating func setInk(_ ink: PDFState.Ink, isStroke: Bool) {
    if isStroke { state.stroke = ink } else { state.fill = ink }
  }

  private func pattern(_ value: PDFValue) throws(VectorImageError) -> PDFState.Ink {
    guard let entries = try document.dictionary(value) else { throw .damaged("a pattern is missing") }
    guard try document.integer(entries["PatternType"]) == 2 else { throw .unsupported("patterns of tiles") }
    let matrix = try matrix(entries["Matrix"])
    return .shading(try PDFShading(entries["Shading"], resources, in: document), matrix.concatenating(origin))
  }

  /// Returns a transform; the identity for none.
  func matrix(_ value: PDFValue?) throws(VectorImageError) -> Transform {
    guard let numbers = try document.numbers(value) else { return .identity }
    guard numbers.count == 6, numbers.allSatisfy({ abs($0) < 1e9 }) else { throw .damaged("a transform is too large") }
    return Self.transform(numbers)
  }
}
