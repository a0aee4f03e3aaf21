// The placeholders that SwiftUI derives for numbers. Foundation has a protocol of the same name on Apple's platforms, whose
// arguments have the same types: with others, the compiler could not choose between the two.

extension Int: _FormatSpecifiable {
  /// The number.
  public var _arg: Int64 { Int64(self) }
  /// The placeholder `%lld`.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// The number.
  public var _arg: Int32 { Int32(self) }
  /// The placeholder `%d`.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// The number.
  public var _arg: Int32 { Int32(self) }
  /// The placeholder `%d`.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// The number.
  public var _arg: Int32 { self }
  /// The placeholder `%d`.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The number.
  public var _arg: Int64 { self }
  /// The placeholder `%lld`.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The number.
  public var _arg: UInt64 { UInt64(self) }
  /// The placeholder `%llu`.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// The number.
  public var _arg: UInt32 { UInt32(self) }
  /// The placeholder `%u`.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// The number.
  public var _arg: UInt32 { UInt32(self) }
  /// The placeholder `%u`.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// The number.
  public var _arg: UInt32 { self }
  /// The placeholder `%u`.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// The number.
  public var _arg: UInt64 { self }
  /// The placeholder `%llu`.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// The number.
  public var _arg: Float { self }
  /// The placeholder `%f`.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The number.
  public var _arg: Double { self }
  /// The placeholder `%lf`.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number.
  public var _arg: CGFloat { self }
  /// The placeholder `%lf`.
  public var _specifier: String { "%lf" }
}
