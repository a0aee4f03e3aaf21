import Foundation

/// An action that opens a URL. It calls its handler and never opens the URL itself; a ``ViewHost`` records URLs that no
/// handler has handled.
public struct OpenURLAction {
  /// The result of a handler.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let outcome: Outcome

    /// The handler opened the URL.
    public static let handled = Result(outcome: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(outcome: .discarded)
    /// The system opens the URL.
    public static let systemAction = Result(outcome: .system(nil))

    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }

    /// The system opens another URL, in the app or outside of it.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(outcome: .system(url)) }
  }

  /// Leaves each URL to the system.
  nonisolated(unsafe) static let system = OpenURLAction { _ in .systemAction }

  private let handler: ActionHandler<(URL, (Result) -> Void)>
  /// Records the URLs that the system opens.
  var system: ActionHandler<SystemRequest>?

  /// Creates an action that calls `handler` with the URL.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = ActionHandler { url, report in report(handler(url)) }
  }

  /// Creates an action that calls `handler` with the URL, and reports it as handled.
  @_disfavoredOverload
  public init(handler: @escaping (URL) -> Void) {
    self.init { url in
      handler(url)
      return .handled
    }
  }

  /// Calls the handler with a URL.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Calls the handler with a URL. `prefersInApp` has no effect.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) { _ in } }

  /// Calls the handler with a URL, and the completion with whether the URL was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    handler.perform(
      (
        url,
        { result in
          switch result.outcome {
          case .handled: completion(true)
          case .discarded: completion(false)
          case .system(let other):
            system?.perform(.openURL(other ?? url))
            completion(true)
          }
        }
      ))
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { .system }
}

extension EnvironmentValues {
  /// The action that opens a URL. By default it opens nothing, and a host records the URL.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = systemRequests
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
