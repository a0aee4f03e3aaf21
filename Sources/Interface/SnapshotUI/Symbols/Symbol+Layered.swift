// Designed symbols whose embedded outlines lack layers: those of several colors, and those with digits, which stay readable
// where the symbol is mirrored.

extension Symbol {
  /// The symbols of several colors. In one color, the symbols of the same name are drawn.
  static let ofSeveralColors: [String: Symbol] = Dictionary(
    uniqueKeysWithValues: [
      Symbol(
        "person.crop.circle.fill", Layer.ink(.circle(12, 12, 10)).secondary,
        Layer.ink(
          .circle(12, 9.6, 3.5),
          "M5.8 17.6 C6.8 15.6 9 14.5 12 14.5 C15 14.5 17.2 15.6 18.2 17.6 C16.6 19.2 14.4 20.2 12 20.2 C9.6 20.2 7.4 19.2 5.8 17.6 Z"
        ))
    ].map { ($0.name, $0.fittingInk) })

  /// The symbols with digits.
  static let withDigits: [Symbol] = [
    Symbol(
      "list.number",
      layers: [
        .line("M10 6 L19 6 M10 12 L19 12 M11 18 L19 18"),
        .line(
          "M3 16 C3 14.9 3.9 14 5 14 C6.1 14 7 14.9 7 16 C7 16.59 6.5 17 6 17.5 L3 20 L7 20", "M5 10 L5 4 L3 6"
        ).readable,
      ], width: 22, followsDirection: true)
  ]

  /// The symbol with its digits turned, so that they are readable when the whole symbol is mirrored.
  var readableWhenMirrored: Symbol {
    guard layers.contains(where: \.isReadable) else { return self }
    return Symbol(
      name, layers: layers.map { $0.isReadable ? $0.mirrored : $0 }, width: width, followsDirection: followsDirection)
  }
}

extension Symbol.Layer {
  /// The layer, whose shapes are moved and not mirrored in right-to-left layouts.
  fileprivate var readable: Symbol.Layer {
    var copy = self
    copy.isReadable = true
    return copy
  }

  /// The layer, mirrored within its own bounds.
  fileprivate var mirrored: Symbol.Layer {
    func mirrored(_ path: Path?) -> Path? {
      path.map { $0.applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: Double(2 * $0.boundingRect.midX), ty: 0)) }
    }
    var copy = self
    (copy.filled, copy.stroked) = (mirrored(filled), mirrored(stroked))
    return copy
  }
}
