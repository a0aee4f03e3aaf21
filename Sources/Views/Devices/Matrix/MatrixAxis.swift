/// One direction of a ``Matrix``: a name and the values along it.
public struct MatrixAxis: Sendable {
  /// A value on the axis and what it does to a context.
  public struct Value: Sendable {
    /// The value in full, such as `accessibility1`.
    public var label: String
    /// The value in the names of references, such as `AX1`; empty leaves no trace.
    public var abbreviation: String
    public var apply: @Sendable (inout RenderContext) -> Void

    public init(
      _ label: String, abbreviation: String? = nil, apply: @escaping @Sendable (inout RenderContext) -> Void = { _ in }
    ) {
      self.label = label
      self.abbreviation = abbreviation ?? label
      self.apply = apply
    }
  }

  public var name: String
  public var values: [Value]
  /// What stands between "fails" and a value in a sentence: "fails at xxxLarge on iPhoneSE3".
  public var preposition: String
  /// Whether neighbouring values make a range: "xxLarge … accessibility5".
  public var isOrdered: Bool

  public init(_ name: String, preposition: String? = nil, isOrdered: Bool = false, values: [Value]) {
    self.name = name
    self.preposition = preposition ?? "with \(name)"
    self.isOrdered = isOrdered
    self.values = values
  }
}
