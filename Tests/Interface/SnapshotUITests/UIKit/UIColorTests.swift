import Foundation
import SnapshotUI
import Testing

#if !canImport(UIKit)
  extension UIColor {
    fileprivate convenience init(hex: UInt32) {
      self.init(
        red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
        blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }

    fileprivate static let brand = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(hex: 0x112233) }
  }

  @Suite struct UIColorTests {
    private func drawn(_ color: Color, _ change: (inout RenderContext) -> Void = { _ in }) throws -> RGBA? {
      var context = RenderContext(width: 4, height: 4)
      change(&context)
      return try Renderer().render(color.displayList(in: context))[2, 2]
    }

    @Test func systemColorsFollowSchemeAndContrast() throws {
      let color = Color(uiColor: UIColor.systemRed)
      #expect(try drawn(color) == RGBA(0xFF3B30))
      #expect(try drawn(color) { $0.colorScheme = .dark } == RGBA(0xFF453A))
      #expect(try drawn(color) { $0.colorSchemeContrast = .increased } == RGBA(0xD70015))
      #expect(Color(UIColor.systemRed) == Color(.systemRed))
      #expect(try drawn(Color(.secondarySystemBackground)) == RGBA(0xF2F2F7))
    }

    @Test func componentsAreDrawn() throws {
      #expect(try drawn(Color(UIColor(hex: 0x123456))) == RGBA(0x123456))
      #expect(try drawn(Color(UIColor(white: 1, alpha: 1))) == .white)
      #expect(try drawn(Color(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1))) == RGBA(0x00FFFF))
      #expect(try drawn(Color(.init(red: 2, green: -1, blue: .nan, alpha: 1))) == RGBA(0xFF0000))
    }

    @Test func dynamicColorsAreThoseOfTheAppearance() throws {
      #expect(try drawn(Color(.brand)) == RGBA(0x112233))
      #expect(try drawn(Color(.brand)) { $0.colorScheme = .dark } == .white)
      let resolved = UIColor.brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(try drawn(Color(resolved)) == .white)
      #expect("\(UIColor.brand)".contains("light: #112233"))
    }

    @Test func opacityIsReplaced() throws {
      let half = UIColor.secondaryLabel.withAlphaComponent(0.5)
      #expect(Color(half).rgba(in: EnvironmentValues()).alpha == 128)
      #expect(Color(half.withAlphaComponent(1)).rgba(in: EnvironmentValues()) == RGBA(0x3C3C43))
      let blue = Color(UIColor.systemBlue.withAlphaComponent(0.25))
      var dark = EnvironmentValues()
      dark.colorScheme = .dark
      #expect(blue.rgba(in: dark) == RGBA(0x0A84FF, alpha: 64))
    }

    @Test func componentsCanBeRead() {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      UIColor(hex: 0xFF8000).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      #expect([red, green, blue, alpha] == [1, 128.0 / 255, 0, 1])
      var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
      UIColor(Color.init(red: 0, green: 0, blue: 1)).getHue(
        &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect([hue, saturation, brightness] == [4.0 / 6, 1, 1])
      // The weights of the channels are those of their brightness.
      let weights = [UIColor.init(red: 1, green: 0, blue: 0, alpha: 1), .init(red: 0, green: 1, blue: 0, alpha: 1)].map
      {
        var white = CGFloat(0)
        $0.getWhite(&white, alpha: nil)
        return (white * 1_000).rounded()
      }
      #expect(weights == [299, 587])
      #if !canImport(CoreGraphics)
        #expect(UIColor(hex: 0xFF0000).cgColor.components == [1, 0, 0, 1])
        #expect(Color.red.cgColor == nil)
        #expect(Color(cgColor: CGColor(gray: 1, alpha: 1)) == Color(.init(red: 1.0, green: 1.0, blue: 1.0, alpha: 1)))
      #endif
    }

    /// A view that reads a color's components gets those of its own appearance.
    @Test func componentsInABodyAreThoseOfTheView() throws {
      struct Contrasting: View {
        var body: some View {
          var white: CGFloat = 0
          UIColor.systemBackground.getWhite(&white, alpha: nil)
          return white > 0.5 ? Color.red : Color.green
        }
      }
      func color(_ scheme: ColorScheme) throws -> RGBA? {
        var context = RenderContext(width: 4, height: 4)
        context.colorScheme = scheme
        return try Renderer().render(Contrasting().displayList(in: context))[2, 2]
      }
      #expect(try color(.light) == RGBA(0xFF3B30))
      #expect(try color(.dark) == RGBA(0x30D158))
    }
  }
#endif
