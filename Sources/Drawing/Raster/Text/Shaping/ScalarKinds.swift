/// Scalar properties for layout, besides the Unicode tables.
extension Unicode.Scalar {
  /// Whether the scalar always ends a line.
  var isHardBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar is a space that may hang over the end of a line: all spaces except nonbreaking ones.
  var isHangingSpace: Bool {
    switch value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the scalar is any kind of space.
  var isSpace: Bool { isHangingSpace || value == 0xA0 || value == 0x2007 || value == 0x202F }

  /// Whether the scalar is invisible in all fonts: Unicode's Default_Ignorable_Code_Point, and control characters.
  var isInvisible: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether the scalar combines with the one before it: the general categories Mn, Mc and Me.
  var isMark: Bool { value >= 0x300 && ScalarTable.marks[self] == 1 }

  /// Whether the scalar has a color presentation by default: Unicode's Emoji_Presentation, version 15.0.
  var isShownAsEmoji: Bool {
    switch value {
    case 0x231A...0x231B, 0x23E9...0x23EC, 0x23F0, 0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F,
      0x2693, 0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2...0x26F3,
      0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E, 0x2753...0x2755, 0x2757,
      0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  /// The scalar to shape instead, because fonts have no glyphs for control characters.
  var shapingStandIn: Unicode.Scalar {
    switch value {
    case 0x09: " "
    case 0...0x1F, 0x7F...0x9F: "\u{200B}"
    default: self
    }
  }
}
