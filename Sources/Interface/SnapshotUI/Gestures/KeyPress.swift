/// A key that is pressed on a hardware keyboard.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a key press was handled.
  public enum Result: Hashable, Sendable {
    case handled
    case ignored
  }

  /// The phase.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key produces.
  public let characters: String
  /// The modifier keys.
  public let modifiers: EventModifiers
}

/// A direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  case up
  case down
  case left
  case right
}

nonisolated extension View {
  /// Runs an action when a key is pressed. A test presses it with `press(_:modifiers:)`.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    handlingKeys(key.name) { $0.key == key ? action() : .ignored }
  }

  /// Runs an action in phases of a key press.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(key.name) { $0.key == key && phases.contains(.down) ? action($0) : .ignored }
  }

  /// Runs an action when one of several keys is pressed.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(nil) { keys.contains($0.key) && phases.contains(.down) ? action($0) : .ignored }
  }

  /// Runs an action when a key for one of several characters is pressed.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(nil) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) && phases.contains(.down)
        ? action(press) : .ignored
    }
  }

  /// Runs an action when any key is pressed.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(nil) { phases.contains(.down) ? action($0) : .ignored }
  }

  /// Runs an action when the escape key is pressed.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    handlingKeys(nil, named: "onExitCommand") { press in
      guard press.key == .escape, let action else { return .ignored }
      action()
      return .handled
    }
  }

  /// Runs an action when an arrow key is pressed.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    handlingKeys(nil, named: "onMoveCommand") { press in
      let directions: [KeyEquivalent: MoveCommandDirection] = [
        .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
      ]
      guard let direction = directions[press.key], let action else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Runs an action when the delete key is pressed.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    handlingKeys(nil, named: "onDeleteCommand") { press in
      guard press.key == .delete || press.key == .deleteForward, let action else { return .ignored }
      action()
      return .handled
    }
  }

  private func handlingKeys(
    _ detail: String?, named name: String = "onKeyPress", _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    inert(name, detail).modified(
      ElementActionModifier { actions, context in
        actions.keyPresses.append { press in
          var result = KeyPress.Result.ignored
          context.performing { result = action(press) }()
          return result == .handled
        }
      })
  }
}
