// Actions of the system around an app. They only record their use: see ``SystemRequest``.

/// An action that opens a window of the app.
public struct OpenWindowAction {
  let system: ActionHandler<SystemRequest>?

  /// Opens the window with an identifier.
  public func callAsFunction(id: String) { system?.perform(.openWindow(id: id, value: nil)) }

  /// Opens the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    system?.perform(.openWindow(id: nil, value: "\(value)"))
  }

  /// Opens the window with an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    system?.perform(.openWindow(id: id, value: "\(value)"))
  }
}

/// An action that dismisses a window of the app.
public struct DismissWindowAction {
  let system: ActionHandler<SystemRequest>?

  /// Dismisses the current window.
  public func callAsFunction() { system?.perform(.dismissWindow(id: nil, value: nil)) }

  /// Dismisses the window with an identifier.
  public func callAsFunction(id: String) { system?.perform(.dismissWindow(id: id, value: nil)) }

  /// Dismisses the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    system?.perform(.dismissWindow(id: nil, value: "\(value)"))
  }

  /// Dismisses the window with an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    system?.perform(.dismissWindow(id: id, value: "\(value)"))
  }
}

/// An action that opens the settings of the app.
public struct OpenSettingsAction {
  let system: ActionHandler<SystemRequest>?

  /// Opens the settings.
  public func callAsFunction() { system?.perform(.openSettings) }
}

/// An action that asks the user to review the app.
public struct RequestReviewAction {
  let system: ActionHandler<SystemRequest>?

  /// Asks the user.
  public func callAsFunction() { system?.perform(.requestReview) }
}

/// An action that ends the search of the enclosing `searchable`: it empties the field and dismisses the search.
public struct DismissSearchAction {
  let dismiss: ActionHandler<Void>?

  /// Ends the search. Has no effect outside of a search.
  public func callAsFunction() { dismiss?.perform(()) }
}

extension EnvironmentValues {
  /// The action that opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction(system: systemRequests) }

  /// The action that dismisses a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(system: systemRequests) }

  /// The action that opens the settings of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(system: systemRequests) }

  /// The action that asks the user to review the app.
  public var requestReview: RequestReviewAction { RequestReviewAction(system: systemRequests) }

  /// Whether the app can open several windows. Always `false`, as on a phone.
  public var supportsMultipleWindows: Bool { false }
}
