/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key produces.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from its character.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  /// The key as people call it.
  var name: String {
    switch self {
    case .upArrow: "upArrow"
    case .downArrow: "downArrow"
    case .leftArrow: "leftArrow"
    case .rightArrow: "rightArrow"
    case .escape: "escape"
    case .delete: "delete"
    case .deleteForward: "deleteForward"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .clear: "clear"
    case .tab: "tab"
    case .space: "space"
    case .return: "return"
    default: String(character)
    }
  }
}

/// Modifier keys of a keyboard.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The symbols of the keys in the order of menus.
  var symbols: String {
    [(EventModifiers.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘")].filter { contains($0.0) }
      .map(\.1).joined()
  }
}

/// A combination of keys that activates a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    /// The system chooses.
    public static let automatic = Localization()
    /// Mirrored directions aren't exchanged.
    public static let withoutMirroring = Localization()
    /// The shortcut isn't changed.
    public static let custom = Localization()
  }

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers
  /// How the shortcut follows the layout of the keyboard.
  public var localization: Localization

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut that follows the layout of the keyboard.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The keys, such as `⌘S`.
  var name: String {
    let key = key.name
    return modifiers.symbols + (key.count == 1 ? key.uppercased() : key)
  }
}

nonisolated extension View {
  /// Sets the keys that activate the control. A test presses them with `press(_:modifiers:)`.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the keys that activate the control.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
