/// A color in sRGB.
public struct HexColor: Hashable, Sendable {
  public var red, green, blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }
}

/// A color that the compiler checks: `#color("#FF8800")`.
@freestanding(expression)
public macro color(_ code: String) -> HexColor = #externalMacro(module: "HexColorMacros", type: "ColorMacro")
