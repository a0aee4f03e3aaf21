/// The first page of a PDF file.
struct PDFPage {
  private static let deepest = 32
  private static let inherited = ["Resources", "MediaBox", "CropBox", "Rotate"]

  let entries: [String: PDFValue]
  /// The visible area in the space of the page, in points from the lower left corner.
  let box: CGRect
  /// The turn in quarters, clockwise.
  let quarters: Int

  init(in document: PDFDocument) throws(VectorImageError) {
    guard let pages = try document.dictionary(document.dictionary(document.trailer["Root"])?["Pages"]) else {
      throw .damaged("it has no pages")
    }
    var node = pages
    var depth = 0
    while let kids = try document.array(node["Kids"]), node["Type"]?.name != "Page" {
      guard depth < Self.deepest else { throw .damaged("pages contain each other") }
      depth += 1
      var next: [String: PDFValue]?
      for kid in kids.prefix(100) {
        next = try document.dictionary(kid)
        if next != nil { break }
      }
      guard var child = next else { throw .damaged("it has no pages") }
      for key in Self.inherited where child[key] == nil { child[key] = node[key] }
      node = child
    }
    entries = node
    guard let media = try document.numbers(node["MediaBox"]).flatMap({ Self.rectangle($0) }) else {
      throw .damaged("its page has no size")
    }
    let crop = try document.numbers(node["CropBox"]).flatMap { Self.rectangle($0) }?.intersection(media)
    box = crop.flatMap { $0.isNull || $0.isEmpty ? nil : $0 } ?? media
    guard box.width > 0, box.height > 0 else { throw .damaged("its page has no size") }
    let turn = try document.integer(node["Rotate"]) ?? 0
    quarters = ((turn / 90) % 4 + 4) % 4
  }

  /// The size in points, after the turn.
  var size: CGSize {
    quarters.isMultiple(of: 2) ? box.size : CGSize(width: box.height, height: box.width)
  }

  /// From the space of the page to that of the picture, whose origin is top left.
  var transform: Transform {
    let (left, bottom) = (Double(box.minX), Double(box.minY))
    let (right, top) = (Double(box.maxX), Double(box.maxY))
    switch quarters {
    case 1: return Transform(a: 0, b: 1, c: 1, d: 0, tx: -bottom, ty: -left)
    case 2: return Transform(a: -1, b: 0, c: 0, d: 1, tx: right, ty: -bottom)
    case 3: return Transform(a: 0, b: -1, c: -1, d: 0, tx: top, ty: right)
    default: return Transform(a: 1, b: 0, c: 0, d: -1, tx: -left, ty: top)
    }
  }

  /// Returns a rectangle by two corners; `nil` if there are not four numbers of a usable size.
  static func rectangle(_ corners: [Double]) -> CGRect? {
    guard corners.count >= 4, corners.prefix(4).allSatisfy({ abs($0) < 1e6 }) else { return nil }
    return CGRect(
      x: min(corners[0], corners[2]), y: min(corners[1], corners[3]), width: abs(corners[2] - corners[0]),
      height: abs(corners[3] - corners[1]))
  }
}
