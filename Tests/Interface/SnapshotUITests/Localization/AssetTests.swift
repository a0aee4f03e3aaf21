import Foundation
import Raster
import Testing
import SnapshotUI

/// Images and colors of asset catalogs.
@Suite struct AssetTests {
  private static let red = RGBA(0xFF0000)
  private static let green = RGBA(0x00FF00)

  private func fixture() throws -> ResourceFixture {
    let fixture = try ResourceFixture()
    for (name, side, color) in [("logo", 10, Self.red), ("logo@2x", 20, Self.red), ("logo-dark", 10, Self.green)] {
      try fixture.write(image: "Assets.xcassets/logo.imageset/\(name).png", side, side, color)
    }
    return
      try fixture
      .write("Assets.xcassets/Contents.json", #"{"info":{"author":"xcode","version":1}}"#)
      .write(
        "Assets.xcassets/logo.imageset/Contents.json",
        #"""
        {"images":[{"filename":"logo.png","idiom":"universal","scale":"1x"},
        {"filename":"logo@2x.png","idiom":"universal","scale":"2x"},{"idiom":"universal","scale":"3x"},
        {"appearances":[{"appearance":"luminosity","value":"dark"}],"filename":"logo-dark.png","idiom":"universal"}]}
        """#
      )
      .write("Assets.xcassets/Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
      .write(image: "Assets.xcassets/Icons/star.imageset/s.png", 8, 8, Self.red)
      .write(
        "Assets.xcassets/Icons/star.imageset/Contents.json",
        #"{"images":[{"filename":"s.png","idiom":"universal"}],"properties":{"template-rendering-intent":"template"}}"#
      )
      .write("Assets.xcassets/vector.imageset/v.heic", "")
      .write(
        "Assets.xcassets/vector.imageset/Contents.json",
        #"{"images":[{"filename":"v.heic","idiom":"universal"}]}"#
      )
      .write(
        "Assets.xcassets/brand.colorset/Contents.json",
        #"""
        {"colors":[{"color":{"color-space":"srgb","components":{"alpha":"1.000","red":"0xFF","green":"0.000","blue":"0"}},
        "idiom":"universal"},{"appearances":[{"appearance":"luminosity","value":"dark"}],
        "color":{"platform":"ios","reference":"systemGreenColor"},"idiom":"universal"}]}
        """#
      )
  }

  /// Returns the color of a pixel in the middle of a view.
  private func color(of view: some View, in context: RenderContext) throws -> RGBA? {
    let buffer = try Renderer().render(view.displayList(in: context), scale: context.displayScale)
    return buffer[buffer.width / 2, buffer.height / 2]
  }

  @Test func imagesInTheirScaleAndAppearance() throws {
    let fixture = try fixture()
    var context = fixture.context()
    #expect(try Image("logo").rendered(in: context).layout.frame.size == CGSize(width: 10, height: 10))
    #expect(try color(of: Image("logo"), in: context) == Self.red)
    context.displayScale = 2
    #expect(try Image("logo").rendered(in: context).layout.frame.size == CGSize(width: 10, height: 10))
    context.colorScheme = .dark
    #expect(try color(of: Image("logo"), in: context) == Self.green)
    #expect(try color(of: Image("logo").resizable(), in: context) == Self.green)
    let bundle = try #require(fixture.bundle)
    let resource = ImageResource(name: "logo", bundle: bundle)
    #expect(try color(of: Image(resource), in: context) == Self.green)
  }

  @Test func templates() throws {
    let fixture = try fixture()
    let context = fixture.context()
    #expect(try color(of: Image("Icons/star").foregroundStyle(.green), in: context) == Color.green.rgba(in: .init()))
    #expect(try color(of: Image("Icons/star").renderingMode(.original), in: context) == Self.red)
    let logo = Image("logo").renderingMode(.template).foregroundStyle(.black)
    #expect(try color(of: logo, in: context) == RGBA(0))
  }

  @Test func colors() throws {
    let fixture = try fixture()
    var context = fixture.context()
    #expect(try color(of: Color("brand"), in: context) == Self.red)
    context.colorScheme = .dark
    #expect(try color(of: Color("brand"), in: context) == RGBA(0x30D158))
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5) == Color(white: 0.5))
    let muted = Color(.displayP3, red: 0.6, green: 0.4, blue: 0.3).rgba(in: .init())
    #expect(muted == RGBA(red: 162, green: 99, blue: 71), "\(muted)")
  }

  @Test func imageLabelsAreReadAndDecorativeImagesAreNot() throws {
    let fixture = try fixture()
    let view = VStack {
      Image("logo", label: Text("Company logo"))
      Image(decorative: "Icons/star")
    }
    let text = try view.rendered(in: fixture.context()).accessibilityText
    #expect(text.contains("Company logo") && !text.contains("star"))
  }

  @Test func aMissingAssetIsAnError() throws {
    let fixture = try fixture()
    func message(_ view: some View) throws -> String {
      let error = #expect(throws: ViewError.self) { try view.rendered(in: fixture.context()) }
      return error?.reason.description ?? ""
    }
    let image = try message(Image("logos"))
    #expect(image.contains(#"there is no image named "logos"; did you mean "logo"?"#), "\(image)")
    #expect(image.contains("Assets.xcassets"))
    #expect(try message(Color("Brand")).contains(#"there is no color named "Brand"; did you mean "brand"?"#))
    #expect(try message(Image("star")).contains(#"did you mean "Icons/star"?"#))
    #expect(try message(Text("x").foregroundStyle(Color("nope"))).contains("no color named"))
    let without = #expect(throws: ViewError.self) { try Image("logo").rendered(in: RenderContext(width: 9, height: 9)) }
    #expect(without?.reason.description.contains(".mainBundle(.module)") == true)
    var tolerant = fixture.context()
    tolerant.allowsMissingAssets = true
    #expect(try Image("logos").rendered(in: tolerant).diagnostics.contains { $0.rule == .assetMissing })
    _ = try Color("nope").rendered(in: tolerant)
  }

  @Test func unreadableAssetsAreNamed() throws {
    let fixture = try fixture()
    let vector = #expect(throws: ViewError.self) { try Image("vector").rendered(in: fixture.context()) }
    #expect(vector?.reason.description.contains("v.heic: images of this type are not drawn") == true)
    try fixture.write("Assets.xcassets/bad.colorset/Contents.json", "{")
    let other = try ResourceFixture().write("Media.xcassets/bad.imageset/Contents.json", "{")
    let damaged = #expect(throws: ViewError.self) { try Image("x").rendered(in: other.context()) }
    #expect(damaged?.reason.description.contains("bad.imageset/Contents.json: it is not valid JSON") == true)
  }
}
