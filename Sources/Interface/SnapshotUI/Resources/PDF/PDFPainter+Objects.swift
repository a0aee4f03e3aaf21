// Parameters of the state, drawings within drawings, and pictures.
extension PDFPainter {
  /// Applies parameters of the graphics state (ISO 32000-1, 8.4.5).
  mutating func apply(_ value: PDFValue) throws(VectorImageError) {
    let entries = try document.dictionary(value) ?? [:]
    for name in ["LW", "LC", "LJ", "ML"] {
      if let value = try document.number(entries[name]) { state.setLine(name, value) }
    }
    if let dash = try document.array(entries["D"]), dash.count == 2 {
      state.setDash(try document.numbers(dash[0]) ?? [], phase: try document.number(dash[1]) ?? 0)
    }
    if let opacity = try document.number(entries["ca"]) { state.fillOpacity = max(0, min(1, opacity)) }
    if let opacity = try document.number(entries["CA"]) { state.strokeOpacity = max(0, min(1, opacity)) }
    if let mode = entries["BM"] {
      let modes = try document.list(mode)
      state.blendMode = modes.lazy.compactMap { $0.name.flatMap { PDFState.blendMode($0) } }.first ?? .normal
    }
    if let mask = entries["SMask"] { state.mask = try self.mask(try document.resolve(mask)) }
  }

  private mutating func mask(_ value: PDFValue) throws(VectorImageError) -> PDFState.Mask? {
    guard let entries = value.dictionary else { return nil }
    guard let group = try document.stream(entries["G"]) else { throw .damaged("a mask has no drawing") }
    guard [nil, "Identity"].contains(try document.name(entries["TR"])), try document.dictionary(entries["TR"]) == nil
    else { throw .unsupported("masks with a function") }
    let isLuminosity = try document.name(entries["S"]) == "Luminosity"
    let (outerCanvas, outerState) = (canvas, state)
    canvas = DisplayListRecorder(size: page.size)
    state = PDFState()
    state.transform = outerState.transform
    if isLuminosity, let backdrop = try document.numbers(entries["BC"]) {
      let own = try document.dictionary(group.dictionary["Group"])?["CS"]
      let space = try own.map { (value) throws(VectorImageError) in try PDFColorSpace(value, resources, in: document) }
      let color = try (space ?? PDFColorSpace(components: backdrop.count) ?? .gray).color(backdrop)
      if color != .black { canvas.fill(Path(page.box), with: color) }
    }
    canvas.concatenate(state.transform)
    try drawContents(of: group)
    let mask = PDFState.Mask(drawing: canvas.displayList, channel: isLuminosity ? .luminance : .alpha)
    (canvas, state) = (outerCanvas, outerState)
    return mask
  }

  mutating func drawObject(_ name: PDFValue?) throws(VectorImageError) {
    let value = try resource("XObject", name)
    guard let stream = try document.stream(value) else { throw .damaged("a drawing in the page is missing") }
    guard !isHidden, !isHiddenLayer(stream.dictionary["OC"]) else { return }
    switch try document.name(stream.dictionary["Subtype"]) {
    case "Form"?: try drawForm(stream)
    case "Image"?: try draw(stream, reference: value.reference)
    default: throw .unsupported("objects that are neither drawings nor pictures")
    }
  }

  private mutating func drawForm(_ form: PDFStream) throws(VectorImageError) {
    // Only a group is drawn apart; other drawings take part in the state.
    let isGroup = try document.name(document.dictionary(form.dictionary["Group"])?["S"]) == "Transparency"
    let isApart = isGroup && (state.fillOpacity < 1 || state.blendMode != .normal || state.mask != nil)
    guard isApart else { return try drawContents(of: form) }
    let (outerCanvas, outerState) = (canvas, state)
    canvas = DisplayListRecorder(size: page.size)
    (state.fillOpacity, state.strokeOpacity, state.blendMode, state.mask) = (1, 1, .normal, nil)
    try drawContents(of: form)
    let list = canvas.displayList
    (canvas, state) = (outerCanvas, outerState)
    try composite(opacity: state.fillOpacity) { $0.append(list) }
  }

  private mutating func drawContents(of form: PDFStream) throws(VectorImageError) {
    let outer = state
    canvas.save()
    try concatenate(try matrix(form.dictionary["Matrix"]))
    if let box = try document.numbers(form.dictionary["BBox"]).flatMap({ PDFPage.rectangle($0) }) {
      canvas.clip(to: Path(box))
    }
    try run(try document.data(of: form), try document.dictionary(form.dictionary["Resources"]) ?? resources)
    canvas.restore()
    state = outer
  }

  // MARK: Pictures

  private mutating func draw(_ stream: PDFStream, reference: Int?) throws(VectorImageError) {
    let picture = try PDFPicture(stream, resources, in: document)
    let image: PixelImage
    if picture.isStencil {
      guard case .color(let color) = state.fill else { throw .unsupported("stencils with gradients") }
      image = PixelImage(try picture.pixels(color: color))
    } else if let reference, let known = pictures[reference] {
      image = known
    } else {
      image = PixelImage(try picture.pixels(color: .black))
      if let reference { pictures[reference] = image }
    }
    try document.addWork(1 + image.buffer.pixels.count / 100)
    let opacity = state.fillOpacity
    try composite { canvas in
      // Pictures fill the unit square, whose origin is the lower left corner.
      canvas.concatenate(Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1))
      canvas.opacity = opacity
      canvas.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  /// Draws a picture that stands in the content stream (8.9.7).
  mutating func drawInlinePicture(_ scanner: inout PDFScanner) throws(VectorImageError) {
    var entries: [String: PDFValue] = [:]
    while !scanner.skip("ID") {
      guard let name = try scanner.value().name, entries.count < 32 else {
        throw .damaged("a picture in the content has no name for a value")
      }
      entries[name] = try scanner.value()
    }
    let start = min(scanner.index + 1, scanner.bytes.endIndex)
    var end = start
    func isEnd(_ index: Int) -> Bool {
      let bytes = scanner.bytes
      guard index + 2 < bytes.endIndex, PDFScanner.isSpace(bytes[index]), bytes[index + 1] == UInt8(ascii: "E"),
        bytes[index + 2] == UInt8(ascii: "I")
      else { return false }
      return index + 3 >= bytes.endIndex || PDFScanner.isSpace(bytes[index + 3])
    }
    while end < scanner.bytes.endIndex, !isEnd(end) { end += 1 }
    let body = scanner.bytes[start..<end]
    scanner.index = min(end + 3, scanner.bytes.endIndex)
    try document.addWork(1)
    guard !isHidden else { return }
    try draw(PDFStream(dictionary: entries, bytes: body), reference: nil)
  }
}
