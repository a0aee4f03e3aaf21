/// Draws content streams (ISO 32000-1, annex A).
struct PDFPainter {
  private static let mostStates = 256
  private static let mostOperands = 512
  static let deepest = 16

  let document: PDFDocument
  let page: PDFPage
  /// The layers that are not shown.
  let hiddenLayers: Set<Int>
  var canvas: DisplayListRecorder
  var state = PDFState()
  var states: [PDFState] = []
  var path = PDFPath()
  var resources: [String: PDFValue] = [:]
  /// From the space in which the content stream begins to that of the page. Patterns start from there.
  var origin = Transform.identity
  /// Whether each open part of the content is hidden.
  var layers: [Bool] = []
  var pictures: [Int: PixelImage] = [:]
  var depth = 0

  /// Returns the drawing of the first page.
  static func drawing(of document: PDFDocument) throws(VectorImageError) -> DisplayList {
    let page = try PDFPage(in: document)
    var painter = PDFPainter(
      document: document, page: page, hiddenLayers: try hiddenLayers(of: document),
      canvas: DisplayListRecorder(size: page.size))
    painter.canvas.concatenate(page.transform)
    painter.canvas.clip(to: Path(page.box))
    try painter.run(try contents(of: page, in: document), try document.dictionary(page.entries["Resources"]) ?? [:])
    return painter.canvas.displayList
  }

  private init(document: PDFDocument, page: PDFPage, hiddenLayers: Set<Int>, canvas: DisplayListRecorder) {
    self.document = document
    self.page = page
    self.hiddenLayers = hiddenLayers
    self.canvas = canvas
  }

  private static func contents(of page: PDFPage, in document: PDFDocument) throws(VectorImageError) -> [UInt8] {
    let contents = try document.resolve(page.entries["Contents"])
    if let stream = contents.stream { return try document.data(of: stream) }
    var bytes: [UInt8] = []
    for part in contents.array ?? [] {
      guard let stream = try document.stream(part) else { continue }
      bytes += try document.data(of: stream)
      bytes.append(10)
      guard bytes.count <= 64 << 20 else { throw .tooLarge }
    }
    return bytes
  }

  private static func hiddenLayers(of document: PDFDocument) throws(VectorImageError) -> Set<Int> {
    let properties = try document.dictionary(document.dictionary(document.trailer["Root"])?["OCProperties"])
    let settings = try document.dictionary(properties?["D"])
    return Set((try document.array(settings?["OFF"]) ?? []).compactMap(\.reference))
  }

  var isHidden: Bool { layers.contains(true) }

  /// Draws a content stream in the current state.
  mutating func run(_ content: [UInt8], _ resources: [String: PDFValue]) throws(VectorImageError) {
    guard depth < Self.deepest else { throw .tooLarge }
    depth += 1
    let outer = (self.resources, origin, layers, path, states)
    self.resources = resources
    (origin, path, states) = (state.transform, PDFPath(), [])
    var scanner = PDFScanner(content[...], readsReferences: false)
    var operands: [PDFValue] = []
    while let item = try scanner.next() {
      switch item {
      case .value(let value):
        operands.append(value)
        guard operands.count <= Self.mostOperands else { throw .damaged("an operator has too many operands") }
      case .keyword("BI"):
        try drawInlinePicture(&scanner)
        operands = []
      case .keyword(let word):
        try document.addWork(1)
        try perform(word, operands)
        operands = []
      }
    }
    while restore() {}
    (self.resources, origin, layers, path, states) = outer
    depth -= 1
  }

  mutating func save() throws(VectorImageError) {
    guard states.count < Self.mostStates else { throw .tooLarge }
    states.append(state)
    canvas.save()
  }

  @discardableResult mutating func restore() -> Bool {
    guard let last = states.popLast() else { return false }
    state = last
    canvas.restore()
    return true
  }

  mutating func concatenate(_ transform: Transform) throws(VectorImageError) {
    state.transform = transform.concatenating(state.transform)
    let parts = [transform, state.transform].flatMap { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] }
    guard parts.allSatisfy({ abs($0) < 1e9 }) else { throw .damaged("a transform is too large") }
    canvas.concatenate(transform)
  }

  private mutating func perform(_ word: String, _ operands: [PDFValue]) throws(VectorImageError) {
    let numbers = operands.compactMap(\.number)
    switch word {
    case "q": try save()
    case "Q": restore()
    case "cm":
      guard numbers.count == 6 else { throw .damaged("a transform has not six numbers") }
      try concatenate(Self.transform(numbers))
    case "w", "J", "j", "M": if let value = numbers.first { state.setLine(word, value) }
    case "d": state.setDash(operands.first?.array?.compactMap(\.number) ?? [], phase: numbers.last ?? 0)
    case "gs": try apply(try resource("ExtGState", operands.last))
    case "m", "l", "c", "v", "y", "h", "re": try path.append(word, numbers)
    case "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n": try paint(word)
    case "W": path.clip = .nonZero
    case "W*": path.clip = .evenOdd
    case "g", "rg", "k", "G", "RG", "K", "cs", "CS", "sc", "scn", "SC", "SCN": try setColor(word, operands, numbers)
    case "sh": try drawShading(operands.last)
    case "Do": try drawObject(operands.last)
    case "BMC", "BDC": try beginLayer(operands)
    case "EMC": _ = layers.popLast()
    case "Tr": state.showsText = numbers.first != 3
    case "Tj", "'", "\"", "TJ": try checkText(operands)
    default: break
    }
  }

  static func transform(_ n: [Double]) -> Transform {
    Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Returns a resource by its kind and name.
  func resource(_ kind: String, _ name: PDFValue?) throws(VectorImageError) -> PDFValue {
    guard let name = name?.name, let value = try document.dictionary(resources[kind])?[name] else {
      throw .damaged("a resource of the kind \(kind) is missing")
    }
    return value
  }

  private mutating func beginLayer(_ operands: [PDFValue]) throws(VectorImageError) {
    guard layers.count < 1_024 else { throw .tooLarge }
    guard operands.first?.name == "OC", operands.count > 1 else { return layers.append(false) }
    layers.append(isHiddenLayer(try document.dictionary(resources["Properties"])?[operands[1].name ?? ""]))
  }

  func isHiddenLayer(_ value: PDFValue?) -> Bool { value?.reference.map { hiddenLayers.contains($0) } ?? false }

  /// Letters are not drawn; spaces and invisible letters need no drawing.
  private func checkText(_ operands: [PDFValue]) throws(VectorImageError) {
    guard state.showsText, !isHidden else { return }
    let strings = operands.flatMap { $0.array ?? [$0] }.compactMap(\.string)
    guard strings.joined().allSatisfy({ PDFScanner.isSpace($0) }) else { throw .unsupported("texts in fonts") }
  }
}
