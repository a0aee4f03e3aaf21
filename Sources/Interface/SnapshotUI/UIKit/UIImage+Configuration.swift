#if !canImport(UIKit)
  extension UIImage {
    /// The configuration of an image.
    public class Configuration: @unchecked Sendable {
      init() {}
    }

    /// The size of a symbol relative to its font.
    public enum SymbolScale: Int, Hashable, Sendable, CaseIterable {
      case `default`, unspecified, small, medium, large

      var imageScale: Image.Scale {
        switch self {
        case .small: .small
        case .default, .unspecified, .medium: .medium
        case .large: .large
        }
      }

      var factor: CGFloat { imageScale.factor }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Hashable, Sendable, CaseIterable {
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

      var fontWeight: FontWeight? {
        self == .unspecified ? nil : FontWeight(rawValue * 100)
      }
    }

    /// The size, weight and colors of a symbol.
    public final class SymbolConfiguration: Configuration, Hashable, @unchecked Sendable {
      let font: Font?
      let scale: SymbolScale

      private init(font: Font?, scale: SymbolScale = .default) {
        self.font = font
        self.scale = scale
        super.init()
      }

      /// Creates a configuration with a font size in points.
      public convenience init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
        self.init(font: .system(size: pointSize, weight: weight.fontWeight), scale: scale)
      }

      /// Creates a configuration with a weight.
      public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }

      /// Creates a configuration with a size relative to the font.
      public convenience init(scale: SymbolScale) { self.init(font: nil, scale: scale) }

      /// Creates a configuration with the size of a text style.
      public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
        self.init(font: .system(textStyle.style), scale: scale)
      }

      /// Creates a configuration with a font.
      public convenience init(font: UIFont, scale: SymbolScale = .default) { self.init(font: font.font, scale: scale) }

      /// Whether two configurations are equal.
      public static func == (left: SymbolConfiguration, right: SymbolConfiguration) -> Bool {
        left.font == right.font && left.scale == right.scale
      }

      /// Hashes the font.
      public func hash(into hasher: inout Hasher) { hasher.combine(font) }
    }
  }
#endif
