/// What gives the name of a color its meaning in an environment, such as the asset catalogs of a bundle.
protocol NamedColorSource: Hashable, Sendable {
  var name: String { get }

  func color(in environment: EnvironmentValues) -> RGBA
}

/// A color that is stated by name.
struct NamedColor: Hashable, Sendable {
  let source: any NamedColorSource

  init(_ source: some NamedColorSource) { self.source = source }

  static func == (left: Self, right: Self) -> Bool { AnyHashable(left.source) == AnyHashable(right.source) }

  func hash(into hasher: inout Hasher) { source.hash(into: &hasher) }
}
