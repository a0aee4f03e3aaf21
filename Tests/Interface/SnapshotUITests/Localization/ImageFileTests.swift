import Foundation
import Raster
import SnapshotRepository
import SnapshotUI
import Testing

/// Images of asset catalogs that are not PNG files.
@Suite struct ImageFileTests {
  private func fixture(_ file: String, _ data: Data, scale: String = "") throws -> ResourceFixture {
    try ResourceFixture().write("Assets.xcassets/it.imageset/\(file)", data).write(
      "Assets.xcassets/it.imageset/Contents.json",
      #"{"images":[{"filename":"\#(file)","idiom":"universal"\#(scale)}]}"#)
  }

  private func pixels(_ svg: String, scale: CGFloat = 1) throws -> PixelBuffer {
    let fixture = try self.fixture("it.svg", Data(svg.utf8))
    var context = fixture.context(scale: scale)
    (context.width, context.height) = (nil, nil)
    return try Renderer().render(Image("it").displayList(in: context), scale: scale)
  }

  private func problem(_ svg: String) -> String {
    let error = #expect(throws: ViewError.self) { try pixels(svg) }
    return error?.reason.description ?? ""
  }

  @Test(arguments: ["photo.jpg", "photo.jpeg", "photo.png"])
  func aPhotographIsDrawn(_ name: String) throws {
    let data = try Data(contentsOf: Repository.url("Tests/Drawing/RasterTests/JPEG/Pictures/baseline-444.jpg"))
    let fixture = try self.fixture(name, data, scale: #","scale":"2x""#)
    var context = fixture.context(scale: 2)
    (context.width, context.height) = (nil, nil)
    let rendered = try Image("it").rendered(in: context)
    #expect(rendered.layout.frame.size == CGSize(width: 18.5, height: 14.5))
    #expect(try Renderer().render(rendered.displayList, scale: 2)[4, 4] == JPEG.decode(data)[4, 4])
    let damaged = try self.fixture(name, data.prefix(400))
    let error = #expect(throws: ViewError.self) { try Image("it").rendered(in: damaged.context()) }
    #expect(error?.reason.description.contains("\(name): it cannot be decoded: It ends too early") == true)
  }

  @Test func shapesAreDrawnAtTheScaleOfTheDisplay() throws {
    let svg = """
      <?xml version="1.0"?><!-- <rect/> --><!DOCTYPE svg PUBLIC "a" "b">
      <svg xmlns="http://www.w3.org/2000/svg" width="20px" height="10" viewBox="0 0 40 20" fill="none">
        <title>Icon <b/></title>
        <g transform="translate(2 2) scale(2)" fill='#f00'><rect width="4" height="4"/>
          <g fill="rgb(0, 128, 0)" opacity="1"><path d="M4 0h4v4h-4z"/></g></g>
        <circle cx="30" cy="10" r="6" style="fill: blue; stroke: none"/>
        <path d="M0 19H20" stroke="black" stroke-width="2"/><polygon points="20,0 24,0,24,4 20 4" fill="white"/>
      </svg>
      """
    let buffer = try pixels(svg)
    #expect(buffer.width == 20 && buffer.height == 10)
    #expect(buffer[2, 2] == RGBA(0xFF0000) && buffer[6, 2] == RGBA(0x008000) && buffer[15, 5] == RGBA(0x0000FF))
    #expect(buffer[5, 9] == .black && buffer[11, 1] == .white && buffer[19, 0] == RGBA.clear)
    let fine = try pixels(svg, scale: 3)
    #expect(fine.width == 60 && fine[45, 15] == RGBA(0x0000FF) && fine[3, 3] == RGBA(0xFF0000))
  }

  @Test func whatIsNotDrawnIsNamed() {
    let start = #"<svg width="8" height="8">"#
    let cases = [
      #"<linearGradient id="a"/>"#: "it has the element linearGradient, which cannot be drawn",
      #"<rect width="8" height="8" fill="url(#a)"/>"#: "it has the paint url(#a), which cannot be drawn",
      #"<g mask="url(#m)"/>"#: "it has the attribute mask, which cannot be drawn",
      "<text>A</text>": "it has the element text, which cannot be drawn",
      "<style>a{}</style>": "it has the element style, which cannot be drawn",
      "<defs><style/></defs>": "it has the element style, which cannot be drawn",
      #"<g transform="skewX(3)"/>"#: "it has the transform skewX, which cannot be drawn",
      #"<path d="M0 0 L"/>"#: "it is damaged: path data",
      #"<rect width="8"#: "the attribute width does not end",
      #"<rect width="1e9" height="1"/>"#: "it has the length 1e9, which cannot be drawn",
    ]
    for (contents, problem) in cases {
      #expect(
        self.problem(start + contents + "</svg>").contains(problem), "\(contents): \(self.problem(start + contents))")
    }
    #expect(problem("<p/>").contains("it has no element svg") && problem("<svg/>").contains("it states no size"))
    #expect(problem(#"<svg width="9000" height="9"/>"#).contains("larger than an icon"))
    #expect(problem(start + String(repeating: "<g>", count: 80)).contains("larger than an icon"))
    #expect(problem(#"<!DOCTYPE svg [<!ENTITY a "b">]><svg width="8" height="8"/>"#).contains("entities"))
  }
}
