/// Variants of symbols, which a container chooses for the symbols in it: `.fill`, `.circle.fill`, `.slash`.
///
/// A variant is part of a symbol's name: a heart in the variant `.circle.fill` is the symbol `heart.circle.fill`. Symbols
/// that do not have a variant are unchanged.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable {
    case circle, square, rectangle
  }

  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  /// The variants, in a circle.
  public var circle: SymbolVariants { with(.circle) }
  /// The variants, in a square.
  public var square: SymbolVariants { with(.square) }
  /// The variants, in a rectangle.
  public var rectangle: SymbolVariants { with(.rectangle) }
  /// The variants, filled.
  public var fill: SymbolVariants { adding(.fill) }
  /// The variants, with a slash.
  public var slash: SymbolVariants { adding(.slash) }

  /// Whether the variants have all of the others'.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  /// The variants with others. The shape of the others takes precedence.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  private func with(_ shape: Shape) -> SymbolVariants { adding(SymbolVariants(shape: shape)) }
}

extension SymbolVariants {
  /// Returns the names of a symbol in the variants, best first: in all variants, without the shape, then only filled.
  func names(of name: String) -> [String] {
    guard self != .none else { return [name] }
    let parts = name.split(separator: ".").map(String.init)
    var found: [String] = []
    for variant in [self, SymbolVariants(isFilled: isFilled, isSlashed: isSlashed), SymbolVariants(isFilled: isFilled)]
    {
      let added = variant.suffixes.filter { !parts.contains($0) }
      guard !added.isEmpty else { continue }
      // `mic.fill` in a circle is `mic.circle.fill`, and a filled `folder.badge.plus` is `folder.fill.badge.plus`.
      let base = parts.filter { $0 != "fill" }
      let isFilled = variant.isFilled || parts.contains("fill")
      let shaped = base + added.filter { $0 != "fill" }
      found.append((shaped + (isFilled ? ["fill"] : [])).joined(separator: "."))
      if let badge = base.firstIndex(of: "badge"), isFilled {
        found.append((base[..<badge] + ["fill"] + base[badge...]).joined(separator: "."))
      }
    }
    return found + [name]
  }

  private var suffixes: [String] {
    (isSlashed ? ["slash"] : []) + (shape.map { [$0.rawValue] } ?? []) + (isFilled ? ["fill"] : [])
  }
}
