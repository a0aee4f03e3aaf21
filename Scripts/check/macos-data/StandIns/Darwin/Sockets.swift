extension Int32 {
  /// The kinds of sockets are integers on Darwin.
  public init(_ type: __socket_type) { self = Int32(type.rawValue) }
}
