import Foundation
import Raster
import SnapshotUI
import Testing

/// PDF files of asset catalogs that Cairo, Ghostscript and qpdf wrote, and the pictures that Poppler draws of them;
/// Scripts/generate/test-documents writes both.
@Suite struct PDFTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Documents")

  private static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// Returns a catalog with a document as the image `it`.
  private func fixture(_ document: Data, template: Bool = false) throws -> ResourceFixture {
    let properties = #","properties":{"preserves-vector-representation":true,"template-rendering-intent":"template"}"#
    return try ResourceFixture().write("Assets.xcassets/it.imageset/it.pdf", document).write(
      "Assets.xcassets/it.imageset/Contents.json",
      #"{"images":[{"filename":"it.pdf","idiom":"universal"}]\#(template ? properties : "")}"#)
  }

  private func pixels(_ document: Data, scale: CGFloat = 1) throws -> PixelBuffer {
    let fixture = try fixture(document)
    var context = fixture.context(scale: scale)
    (context.width, context.height) = (nil, nil)
    return try Renderer().render(Image("it").displayList(in: context), scale: scale, background: .white)
  }

  private func problem(_ document: Data) -> String {
    let error = #expect(throws: ViewError.self) { try pixels(document) }
    return error?.reason.description ?? ""
  }

  /// A file without a table of objects, whose page has 20 × 10 points.
  private static func document(
    _ content: String, page: String = "", resources: String = "", objects: String = ""
  ) -> Data {
    Data(
      """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/MediaBox[0 0 20 10]>> endobj
      3 0 obj <</Type/Page/Contents 4 0 R/Resources<<\(resources)>>\(page)>> endobj
      4 0 obj <</Length \(content.utf8.count)>> stream
      \(content)
      endstream endobj
      \(objects)
      """.utf8)
  }

  // Edges are smoothed differently, pictures are enlarged with smoothing, and colors of printers are mixed without a profile.
  @Test(arguments: [
    ("shapes", 2), ("objects", 2), ("gradients", 4), ("damaged", 4), ("picture", 15), ("inks", 20),
  ])
  func aDocumentLooksAsInAnotherProgram(_ name: String, _ tolerance: Int) throws {
    let own = try pixels(Self.data(name + ".pdf"), scale: 2)
    let expected = try PNG.decode(Self.data(name + ".png"))
    #expect(own.width == expected.width && own.height == expected.height)
    var sum = 0
    for (pixel, other) in zip(own.pixels, expected.pixels) {
      let (a, b) = (RGBA(premultiplied: pixel), RGBA(premultiplied: other))
      sum += max(
        abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)), abs(Int(a.blue) - Int(b.blue)))
    }
    #expect(sum <= tolerance * own.pixels.count, "\(name): \(Double(sum) / Double(own.pixels.count))")
  }

  @Test func colorsAreExact() throws {
    let inks = try pixels(Self.data("inks.pdf"), scale: 2)
    #expect(inks[12, 48] == RGBA(0x00FFFF) && inks[38, 48] == RGBA(0xCC2900) && inks[4, 10] != .white)
    let shapes = try pixels(Self.data("shapes.pdf"), scale: 2)
    #expect(shapes[7, 7] == RGBA(0xD62828) && shapes[16, 16] == .white)
    #expect(shapes[74, 16] == RGBA(0x2A9D8F) && shapes[86, 16] == RGBA(0xE9C46A) && shapes[66, 2] == .white)
  }

  @Test func aDocumentIsATemplateInTheScaleOfTheDisplay() throws {
    let fixture = try fixture(Self.data("shapes.pdf"), template: true)
    var context = fixture.context(scale: 3)
    (context.width, context.height) = (nil, nil)
    let rendered = try Image("it").foregroundStyle(Color(red: 0, green: 1, blue: 0)).rendered(in: context)
    #expect(rendered.layout.frame.size == CGSize(width: 48, height: 32))
    let buffer = try Renderer().render(rendered.displayList, scale: 3)
    #expect(buffer[10, 10] == RGBA(0x00FF00) && buffer[24, 24] == .clear)
  }

  @Test(arguments: [(0, 0, 0, 20), (90, 9, 0, 10), (180, 19, 9, 20), (270, 0, 19, 10), (-90, 0, 19, 10)])
  func pagesAreTurned(_ turn: Int, _ x: Int, _ y: Int, _ width: Int) throws {
    // Red in the upper left corner of the page.
    let buffer = try pixels(Self.document("1 0 0 rg 0 8 2 2 re f", page: "/Rotate \(turn)"))
    #expect(buffer.width == width && buffer[x, y] == RGBA(0xFF0000))
  }

  @Test func theCropBoxIsThePicture() throws {
    let buffer = try pixels(Self.document("1 0 0 rg 5 5 1 1 re f", page: "/CropBox[5 2 15 6]"))
    #expect(buffer.width == 10 && buffer.height == 4 && buffer[0, 0] == RGBA(0xFF0000) && buffer[2, 2] == .white)
  }

  @Test func statesGroupsAndLayers() throws {
    let resources =
      "/ExtGState<</A<</ca .5>>/M<</BM/Multiply>>>>/XObject<</F 5 0 R>>/Properties<</L 6 0 R>>"
    let objects = """
      5 0 obj <</Type/XObject/Subtype/Form/BBox[0 0 4 4]/Group<</S/Transparency>>/Length 60>> stream
      0 0 1 rg 0 0 4 4 re f 0 1 0 rg 0 0 4 4 re f                 \u{20}
      endstream endobj 6 0 obj <</Type/OCG/Name(x)>> endobj
      1 0 obj <</Type/Catalog/Pages 2 0 R/OCProperties<</D<</OFF[6 0 R]>>>>>> endobj
      """
    let content = """
      q /A gs /F Do Q q 1 0 0 1 8 0 cm 1 1 0 rg 0 0 4 4 re f /M gs 0 1 1 rg 0 0 4 4 re f Q
      /OC /L BDC 1 0 0 rg 14 0 4 4 re f EMC BT /F1 9 Tf 3 Tr (hidden) Tj ET
      """
    let buffer = try pixels(Self.document(content, resources: resources, objects: objects))
    #expect(buffer[2, 8] == RGBA(0x7FFF7F) || buffer[2, 8] == RGBA(0x80FF80), "\(buffer[2, 8]?.description ?? "")")
    #expect(buffer[10, 8] == RGBA(0x00FF00) && buffer[16, 8] == .white)
  }

  @Test func whatIsNotDrawnIsNamed() throws {
    #expect(
      problem(try Self.data("text.pdf")).contains(
        "it.pdf: it has texts in fonts, which cannot be drawn; add PNG files for 1x, 2x"))
    #expect(problem(try Self.data("encrypted.pdf")).contains("it has encryption, which cannot be drawn"))
    let tiles = "/Pattern<</P<</PatternType 1>>>>"
    #expect(problem(Self.document("/Pattern cs /P scn", resources: tiles)).contains("patterns of tiles"))
    let mesh = "/Shading<</S<</ShadingType 7/ColorSpace/DeviceRGB>>>>"
    #expect(problem(Self.document("/S sh", resources: mesh)).contains("gradients of meshes"))
    let lab = "/ColorSpace<</L[/Lab<<>>]>>"
    #expect(problem(Self.document("/L cs", resources: lab)).contains("colors in Lab"))
  }

  @Test func damageIsNamed() throws {
    #expect(problem(Data()).contains("it is damaged: it has no header"))
    #expect(problem(Data("%PDF-1.4".utf8)).contains("it has no catalog"))
    #expect(problem(Self.document("1 0 0 cm")).contains("a transform has not six numbers"))
    #expect(problem(Self.document("1e9 w 9999999999 0 m")).contains("a path has wrong numbers"))
    #expect(problem(Self.document("/X gs")).contains("a resource of the kind ExtGState is missing"))
    #expect(problem(Self.document("[ 1 2")).contains("an array or a dictionary does not end"))
    #expect(problem(Self.document("", page: "/MediaBox[0 0 0 9]")).contains("its page has no size"))
    let circle = "5 0 obj <</Subtype/Form/Length 5 0 R>> stream\n/F Do \nendstream endobj"
    let form = "5 0 obj <</Subtype/Form/Length 6>> stream\n/F Do \nendstream endobj"
    for (objects, problem) in [(circle, "references go in a circle"), (form, "larger than an icon")] {
      let document = Self.document("/F Do", resources: "/XObject<</F 5 0 R>>", objects: objects)
      #expect(self.problem(document).contains(problem), "\(self.problem(document))")
    }
  }

  @Test func largeDocumentsAreRefused() throws {
    for document in [
      Self.document("", page: "/MediaBox[0 0 9000 9]"), Self.document(String(repeating: "q ", count: 300)),
      Self.document(String(repeating: "n ", count: 600_000)), Self.document(String(repeating: "[", count: 40)),
      Data("%PDF-1.4".utf8) + Data(count: 17 << 20),
    ] {
      #expect(problem(document).contains("it is larger than an icon; add PNG files"), "\(problem(document))")
    }
  }

  @Test(arguments: ["shapes", "objects", "picture", "inks"])
  func aFileThatEndsEarlyIsAPictureOrAnError(_ name: String) throws {
    let data = try Self.data(name + ".pdf")
    for length in stride(from: 0, to: data.count, by: 37) {
      do { _ = try pixels(data.prefix(length)) } catch is ViewError {}
    }
  }
}
