/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// The values of the environment in which a custom detent computes its height.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height of a sheet, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// Returns a value of the sheet's environment.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: keyPath]
    }
  }

  private enum Height: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomHeight)
  }

  private let height: Height

  /// About half of the screen. On a screen of compact height it is the same as `large`.
  public static let medium = PresentationDetent(height: .medium)
  /// The full height.
  public static let large = PresentationDetent(height: .large)

  /// A fraction of the greatest height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height in points, without the safe area below it.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .height(height)) }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomHeight(type)))
  }

  /// Returns the height of the card in points, with the safe area below it.
  ///
  /// - Parameters:
  ///   - screen: The height of the screen.
  ///   - largest: The height of the card at the large detent.
  func cardHeight(on screen: CGFloat, largest: CGFloat, in environment: EnvironmentValues) -> CGFloat {
    let bottom = environment.safeAreaInsets.bottom
    let greatest = max(0, largest - bottom)
    func card(_ height: CGFloat) -> CGFloat {
      guard height.isFinite else { return largest }
      return min(max(0, height) + bottom, largest)
    }
    switch height {
    case .large: return largest
    case .medium: return environment.verticalSizeClass == .compact ? largest : min(screen / 2, largest)
    case .fraction(let fraction): return card(fraction * greatest)
    case .height(let height): return card(height)
    case .custom(let custom):
      return custom.height(Context(maxDetentValue: greatest, environment: environment)).map(card) ?? largest
    }
  }

  /// Returns a message about invalid heights.
  static func problem(of detents: Set<PresentationDetent>) -> String? {
    let invalid = detents.compactMap { detent -> CGFloat? in
      switch detent.height {
      case .fraction(let value), .height(let value): value.isFinite ? nil : value
      case .medium, .large, .custom: nil
      }
    }
    guard let value = invalid.map(formatted).min() else { return nil }
    return "invalid value for presentationDetents: \(value)"
  }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent {
  /// Returns the height in points, without the safe area below it; `nil` for the full height.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The values of the environment in which the detent computes its height.
  public typealias Context = PresentationDetent.Context
}

/// The height that a type computes. The type identifies it. Unchecked because the closure captures a type only.
private struct CustomHeight: Hashable, @unchecked Sendable {
  let type: ObjectIdentifier
  let height: (PresentationDetent.Context) -> CGFloat?

  init<D: CustomPresentationDetent>(_ type: D.Type) {
    self.type = ObjectIdentifier(type)
    height = { D.height(in: $0) }
  }

  static func == (left: CustomHeight, right: CustomHeight) -> Bool { left.type == right.type }

  func hash(into hasher: inout Hasher) { hasher.combine(type) }
}
