/// An animation of a symbol. A picture shows the symbol at rest.
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect does, as the text form of the elements shows it.
  var name: String { get }
}

/// An effect that lasts until it is turned off.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs once.
public protocol DiscreteSymbolEffect {}

/// An effect that replaces a symbol.
public protocol ContentTransitionSymbolEffect {}

/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}
