/// The few classes of scalars that layout treats apart, besides the Unicode tables.
extension Unicode.Scalar {
  /// Ends a line wherever it stands.
  var isHardBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A space that hangs over the end of a line: all but those that forbid a break.
  var isHangingSpace: Bool {
    switch value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// A space of any kind.
  var isSpace: Bool { isHangingSpace || value == 0xA0 || value == 0x2007 || value == 0x202F }

  /// Shows nothing in any font (Unicode's Default_Ignorable_Code_Point, and the controls).
  var isInvisible: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// What the shaper is given in place of the scalar: fonts have no glyphs for controls.
  var shapingStandIn: Unicode.Scalar {
    switch value {
    case 0x09: " "
    case 0...0x1F, 0x7F...0x9F: "\u{200B}"
    default: self
    }
  }
}
