// The placeholders that SwiftUI derives for numbers.

extension Int: _FormatSpecifiable {
  /// The number.
  public var _arg: Int { self }
  /// The placeholder `%lld`.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// The number.
  public var _arg: Int8 { self }
  /// The placeholder `%d`.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// The number.
  public var _arg: Int16 { self }
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
  public var _arg: UInt { self }
  /// The placeholder `%llu`.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// The number.
  public var _arg: UInt8 { self }
  /// The placeholder `%u`.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// The number.
  public var _arg: UInt16 { self }
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
