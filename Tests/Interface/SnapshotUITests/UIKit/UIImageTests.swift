import Foundation
import SnapshotUI
import Testing

#if !canImport(UIKit)
  @MainActor @Suite struct UIImageTests {
    private let red = PixelBuffer(width: 8, height: 4, filledWith: RGBA(0xFF0000))

    private func pixel(_ view: some View, _ change: (inout RenderContext) -> Void = { _ in }) throws -> RGBA? {
      var context = RenderContext(width: 20, height: 20)
      change(&context)
      return try Renderer().render(view.displayList(in: context))[10, 10]
    }

    @Test func pixelsAreDrawn() throws {
      let image = UIImage(red, scale: 2)
      #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 2)
      #expect(try pixel(Image(uiImage: image).resizable()) == RGBA(0xFF0000))
      let data = try #require(image.pngData())
      #expect(UIImage(data: data, scale: 2) == image)
      #expect(UIImage(data: Data("text".utf8)) == nil)
    }

    @Test func modesAndTintsAreDrawn() throws {
      let image = UIImage(red)
      let template = Image(uiImage: image.withRenderingMode(.alwaysTemplate)).resizable()
      #expect(try pixel(template.foregroundStyle(.green)) == RGBA(0x34C759))
      let tinted = Image(uiImage: image.withTintColor(.blue)).resizable()
      #expect(try pixel(tinted.foregroundStyle(.green)) == RGBA(0x0000FF))
      #expect(try pixel(tinted.renderingMode(.template).foregroundStyle(.green)) == RGBA(0x34C759))
    }

    @Test func symbolsHaveTheSizeOfTheirConfiguration() throws {
      let small = try #require(UIImage(systemName: "square.fill"))
      let large = try #require(
        UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
      #expect(small.isSymbolImage && large.size.width == 2 * small.size.width)
      #expect(try pixel(Image(uiImage: large).foregroundStyle(.red)) == RGBA(0xFF3B30))
      let original = Image(uiImage: large.withTintColor(.systemTeal, renderingMode: .alwaysOriginal))
      #expect(try pixel(original.foregroundStyle(.red)) == RGBA(0x30B0C7))
      // The font of the environment changes only `Image(systemName:)`.
      let context = RenderContext(width: 100, height: 100)
      let layout = try Image(uiImage: small).font(.largeTitle).rendered(in: context).layoutTree
      #expect(layout == (try Image(uiImage: small).rendered(in: context).layoutTree))
      #expect(UIImage(systemName: "") == nil)
    }

    /// In a body, a name that no catalog has is `nil`; a view can fall back.
    @Test func missingAssetsAreNil() throws {
      struct Cover: View {
        var body: some View {
          if let image = UIImage(named: "missing") { Image(uiImage: image) } else { Color.green }
        }
      }
      #expect(try pixel(Cover()) == RGBA(0x34C759))
      // Before the view is drawn, no catalog is known: the drawing fails by name.
      let image = try #require(UIImage(named: "missing"))
      #expect(throws: ViewError.self) { try pixel(Image(uiImage: image)) }
    }

    @Test func renderersMakeImages() throws {
      let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 2))
      renderer.scale = 2
      #expect(renderer.uiImage?.size == CGSize(width: 3, height: 2))
    }

    @Test func fontsAreDrawn() throws {
      let context = RenderContext(width: 200, height: 60)
      func list(_ font: Font) throws -> String { try Text("Ag").font(font).displayList(in: context).textForm }
      #expect(try list(Font(UIFont.systemFont(ofSize: 20, weight: .bold))) == list(.system(size: 20, weight: .bold)))
      #expect(try list(Font(UIFont.preferredFont(forTextStyle: .caption1))) == list(.caption))
      #expect(
        try list(Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)))
          == list(.system(size: 12, design: .monospaced)))
      #expect(try list(Font(UIFont.systemFont(ofSize: 10).withSize(20))) == list(.system(size: 20)))
      let digits = Text("11").font(Font(UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)))
      #expect(
        try digits.displayList(in: context)
          == Text("11").font(.system(size: 20).monospacedDigit()).displayList(in: context))
      #expect(try digits.displayList(in: context).textForm != list(.system(size: 20)))
      #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
      #expect(UIFont.preferredFont(forTextStyle: .body).lineHeight == 22)
    }

    @Test func metricsFollowTheTypeSizeOfTheView() throws {
      struct Scaled: View {
        var body: some View {
          Color.red.frame(width: UIFontMetrics.default.scaledValue(for: 17), height: 1)
        }
      }
      func width(_ size: DynamicTypeSize) throws -> CGFloat {
        let view = try Scaled().rendered(in: RenderContext(dynamicTypeSize: size))
        return view.layoutTree.frame.width
      }
      #expect(try width(.large) == 17)
      #expect(try width(.xxxLarge) == 23)
    }

    @Test func pathsWithSomeRoundCorners() {
      let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
      let path = Path(
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 10, height: 10)
        ).cgPath)
      #expect(!path.contains(CGPoint(x: 1, y: 1)))
      #expect(path.contains(CGPoint(x: 19, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
      let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      #expect(abs(arc.bounds.maxY - 10) < 0.01 && arc.bounds.minY > -0.01)
    }
  }
#endif
