/// An axis of a ``Matrix``: a name and its values.
public struct MatrixAxis: Sendable {
  /// A value of the axis, and its effect on a context.
  public struct Value: Sendable {
    /// The full value, such as `accessibility1`.
    public var label: String
    /// The value in the names of references, such as `AX1`. An empty abbreviation is omitted.
    public var abbreviation: String
    /// Applies the value to a context.
    public var apply: @Sendable (inout RenderContext) -> Void

    /// Creates a value. Its abbreviation defaults to its label.
    public init(
      _ label: String, abbreviation: String? = nil, apply: @escaping @Sendable (inout RenderContext) -> Void = { _ in }
    ) {
      self.label = label
      self.abbreviation = abbreviation ?? label
      self.apply = apply
    }
  }

  /// The name of the axis, such as `typeSize`.
  public var name: String
  /// The values of the axis, in order.
  public var values: [Value]
  /// The preposition before a value in a sentence: "fails at xxxLarge on iPhoneSE3".
  public var preposition: String
  /// Whether neighboring values form a range: "xxLarge … accessibility5".
  public var isOrdered: Bool

  /// Creates an axis. The preposition defaults to "with" and the axis' name.
  public init(_ name: String, preposition: String? = nil, isOrdered: Bool = false, values: [Value]) {
    self.name = name
    self.preposition = preposition ?? "with \(name)"
    self.isOrdered = isOrdered
    self.values = values
  }
}
