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

/// The symbol effect `bounce`.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "bounce"
  /// The effect with the variant `up`.
  public var up: BounceSymbolEffect { BounceSymbolEffect(name: name + ".up") }
  /// The effect with the variant `down`.
  public var down: BounceSymbolEffect { BounceSymbolEffect(name: name + ".down") }
  /// The effect with the variant `byLayer`.
  public var byLayer: BounceSymbolEffect { BounceSymbolEffect(name: name + ".byLayer") }
  /// The effect with the variant `wholeSymbol`.
  public var wholeSymbol: BounceSymbolEffect { BounceSymbolEffect(name: name + ".wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect `bounce`.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol effect `pulse`.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "pulse"
  /// The effect with the variant `byLayer`.
  public var byLayer: PulseSymbolEffect { PulseSymbolEffect(name: name + ".byLayer") }
  /// The effect with the variant `wholeSymbol`.
  public var wholeSymbol: PulseSymbolEffect { PulseSymbolEffect(name: name + ".wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect `pulse`.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol effect `variableColor`.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "variableColor"
  /// The effect with the variant `iterative`.
  public var iterative: VariableColorSymbolEffect { VariableColorSymbolEffect(name: name + ".iterative") }
  /// The effect with the variant `cumulative`.
  public var cumulative: VariableColorSymbolEffect { VariableColorSymbolEffect(name: name + ".cumulative") }
  /// The effect with the variant `reversing`.
  public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(name: name + ".reversing") }
  /// The effect with the variant `nonReversing`.
  public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(name: name + ".nonReversing") }
  /// The effect with the variant `hideInactiveLayers`.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(name: name + ".hideInactiveLayers")
  }
  /// The effect with the variant `dimInactiveLayers`.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(name: name + ".dimInactiveLayers")
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect `variableColor`.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol effect `scale`.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "scale"
  /// The effect with the variant `up`.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(name: name + ".up") }
  /// The effect with the variant `down`.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(name: name + ".down") }
  /// The effect with the variant `byLayer`.
  public var byLayer: ScaleSymbolEffect { ScaleSymbolEffect(name: name + ".byLayer") }
  /// The effect with the variant `wholeSymbol`.
  public var wholeSymbol: ScaleSymbolEffect { ScaleSymbolEffect(name: name + ".wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect `scale`.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol effect `appear`.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "appear"
  /// The effect with the variant `up`.
  public var up: AppearSymbolEffect { AppearSymbolEffect(name: name + ".up") }
  /// The effect with the variant `down`.
  public var down: AppearSymbolEffect { AppearSymbolEffect(name: name + ".down") }
  /// The effect with the variant `byLayer`.
  public var byLayer: AppearSymbolEffect { AppearSymbolEffect(name: name + ".byLayer") }
  /// The effect with the variant `wholeSymbol`.
  public var wholeSymbol: AppearSymbolEffect { AppearSymbolEffect(name: name + ".wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect `appear`.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol effect `disappear`.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "disappear"
  /// The effect with the variant `up`.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(name: name + ".up") }
  /// The effect with the variant `down`.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(name: name + ".down") }
  /// The effect with the variant `byLayer`.
  public var byLayer: DisappearSymbolEffect { DisappearSymbolEffect(name: name + ".byLayer") }
  /// The effect with the variant `wholeSymbol`.
  public var wholeSymbol: DisappearSymbolEffect { DisappearSymbolEffect(name: name + ".wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect `disappear`.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol effect `replace`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "replace"
  /// The effect with the variant `downUp`.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(name: name + ".downUp") }
  /// The effect with the variant `upUp`.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(name: name + ".upUp") }
  /// The effect with the variant `offUp`.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(name: name + ".offUp") }
  /// The effect with the variant `byLayer`.
  public var byLayer: ReplaceSymbolEffect { ReplaceSymbolEffect(name: name + ".byLayer") }
  /// The effect with the variant `wholeSymbol`.
  public var wholeSymbol: ReplaceSymbolEffect { ReplaceSymbolEffect(name: name + ".wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect `replace`.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The symbol effect `automatic`.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "automatic"
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect `automatic`.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The symbol effect `breathe`.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "breathe"
  /// The effect with the variant `plain`.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(name: name + ".plain") }
  /// The effect with the variant `pulse`.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(name: name + ".pulse") }
  /// The effect with the variant `byLayer`.
  public var byLayer: BreatheSymbolEffect { BreatheSymbolEffect(name: name + ".byLayer") }
  /// The effect with the variant `wholeSymbol`.
  public var wholeSymbol: BreatheSymbolEffect { BreatheSymbolEffect(name: name + ".wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect `breathe`.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol effect `rotate`.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "rotate"
  /// The effect with the variant `clockwise`.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(name: name + ".clockwise") }
  /// The effect with the variant `counterClockwise`.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(name: name + ".counterClockwise") }
  /// The effect with the variant `byLayer`.
  public var byLayer: RotateSymbolEffect { RotateSymbolEffect(name: name + ".byLayer") }
  /// The effect with the variant `wholeSymbol`.
  public var wholeSymbol: RotateSymbolEffect { RotateSymbolEffect(name: name + ".wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect `rotate`.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol effect `wiggle`.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "wiggle"
  /// The effect with the variant `clockwise`.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(name: name + ".clockwise") }
  /// The effect with the variant `counterClockwise`.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(name: name + ".counterClockwise") }
  /// The effect with the variant `left`.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(name: name + ".left") }
  /// The effect with the variant `right`.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(name: name + ".right") }
  /// The effect with the variant `up`.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(name: name + ".up") }
  /// The effect with the variant `down`.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(name: name + ".down") }
  /// The effect with the variant `forward`.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(name: name + ".forward") }
  /// The effect with the variant `backward`.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(name: name + ".backward") }
  /// The effect with the variant `byLayer`.
  public var byLayer: WiggleSymbolEffect { WiggleSymbolEffect(name: name + ".byLayer") }
  /// The effect with the variant `wholeSymbol`.
  public var wholeSymbol: WiggleSymbolEffect { WiggleSymbolEffect(name: name + ".wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect `wiggle`.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol effect `drawOn`.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "drawOn"
  /// The effect with the variant `byLayer`.
  public var byLayer: DrawOnSymbolEffect { DrawOnSymbolEffect(name: name + ".byLayer") }
  /// The effect with the variant `individually`.
  public var individually: DrawOnSymbolEffect { DrawOnSymbolEffect(name: name + ".individually") }
  /// The effect with the variant `wholeSymbol`.
  public var wholeSymbol: DrawOnSymbolEffect { DrawOnSymbolEffect(name: name + ".wholeSymbol") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The effect `drawOn`.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The symbol effect `drawOff`.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The name of the effect, with its variants.
  public var name = "drawOff"
  /// The effect with the variant `byLayer`.
  public var byLayer: DrawOffSymbolEffect { DrawOffSymbolEffect(name: name + ".byLayer") }
  /// The effect with the variant `individually`.
  public var individually: DrawOffSymbolEffect { DrawOffSymbolEffect(name: name + ".individually") }
  /// The effect with the variant `wholeSymbol`.
  public var wholeSymbol: DrawOffSymbolEffect { DrawOffSymbolEffect(name: name + ".wholeSymbol") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The effect `drawOff`.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
