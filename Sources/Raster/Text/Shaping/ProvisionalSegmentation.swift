extension ScriptTag {
  /// The script of a scalar, or `nil` for what belongs to several scripts.
  static func specific(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: value(of: "Latn")
    case 0x370...0x3FF, 0x1F00...0x1FFF: value(of: "Grek")
    case 0x400...0x52F: value(of: "Cyrl")
    case 0x591...0x5FF, 0xFB1D...0xFB4F: value(of: "Hebr")
    case 0x620...0x64A, 0x671...0x6D3, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: value(of: "Arab")
    default: nil
    }
  }
}

/// Breaks after spaces and hyphens.
enum ProvisionalLineBreaking {
  static func allowsBreak(after scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    guard let next, !next.isHangingSpace else { return false }
    return scalar.isHangingSpace || scalar.value == 0x2D || scalar.value == 0xAD || scalar.value == 0x2010
  }
}

enum ProvisionalBidirectional {
  static func visualOrder(_ levels: [UInt8]) -> [Int] { Array(levels.indices) }
}
