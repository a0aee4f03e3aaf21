#if !canImport(CoreGraphics)
  /// The components of a color, with the name of Core Graphics.
  public final class CGColor: Hashable, Sendable {
    let rgba: RGBA

    init(_ rgba: RGBA) { self.rgba = rgba }

    /// Creates a color from sRGB components of 0…1. Other values are clamped.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: red, green: green, blue: blue, opacity: alpha).rgba(in: EnvironmentValues()))
    }

    /// Creates a color from sRGB components of 0…1. Other values are clamped.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray, from 0 for black to 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and opacity in sRGB, 0…1. Grays have the same four components.
    public var components: [CGFloat]? { rgba.components }
    /// The number of components: 4.
    public var numberOfComponents: Int { 4 }
    /// The opacity, 0…1.
    public var alpha: CGFloat { rgba.components[3] }

    /// Whether two colors have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
  }

  extension Color {
    /// Creates a color from components.
    public init(cgColor: CGColor) { self.init(cgColor.rgba) }

    /// The components of a color that is the same in every appearance; `nil` for others.
    public var cgColor: CGColor? {
      guard case .fixed = source else { return nil }
      return CGColor(rgba(in: EnvironmentValues()))
    }
  }

  extension Color.Resolved {
    /// The components as a color of Core Graphics.
    public var cgColor: CGColor { CGColor(Color(self).rgba(in: EnvironmentValues())) }
  }

  extension UIColor {
    /// Creates a color from components.
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// The components in the appearance of the view whose code runs.
    public var cgColor: CGColor { CGColor(color.rgba(in: .ofRunningCode)) }
  }

  /// A path, with the name of Core Graphics.
  public typealias CGPath = Path

  extension Path {
    /// Creates a path from one of Core Graphics'.
    public init(_ path: CGPath) { self = path }

    /// The path as one of Core Graphics'.
    public var cgPath: CGPath { self }
  }
#endif
