/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The system's order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The item with the highest priority is closest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the source.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a button repeats its action while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The system's behavior.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Repeats.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Doesn't repeat.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How a tap on an item dismisses a menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// The system's behavior.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu is dismissed.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

nonisolated extension View {
  /// Sets the order of the items of menus, which are drawn closed. Changes no picture.
  public func menuOrder(_ order: MenuOrder) -> some View { inert("menuOrder") }

  /// Shows or hides the indicator of menus. Menus have none on iOS, so it changes no picture.
  public func menuIndicator(_ visibility: Visibility) -> some View { inert("menuIndicator", visibility.rawValue) }

  /// Sets how a tap on an item dismisses menus. Changes no picture.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    inert("menuActionDismissBehavior")
  }

  /// Sets whether buttons repeat their action while they are pressed. Changes no picture.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { inert("buttonRepeatBehavior") }
}
