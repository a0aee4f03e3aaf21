/// A request of a view to the system around it, such as opening a URL. Nothing is opened: a ``ViewHost`` records it.
///
///     try host.inspect().find(link: "Help").tap()
///     #expect(host.systemRequests == [.openURL(help)])
public enum SystemRequest: Hashable, Sendable {
  /// Open a URL.
  case openURL(URL)
  /// Open a window with an identifier, and with a value as text.
  case openWindow(id: String?, value: String?)
  /// Dismiss a window with an identifier, and with a value as text.
  case dismissWindow(id: String?, value: String?)
  /// Open the app's settings.
  case openSettings
  /// Ask the user to review the app.
  case requestReview
  /// Put a text on the pasteboard.
  case copy(String)
}
