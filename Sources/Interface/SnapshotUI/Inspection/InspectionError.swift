import SnapshotFoundation

/// An error of finding or using an element, with the line of the test.
///
///     #expect(throws: InspectionError(.gone("Screen/Button"))) { try button.tap() }
public struct InspectionError: LocatedError {
  /// The reason of the error.
  public enum Reason: Hashable, Sendable {
    /// No element matches; the available ones.
    case notFound(String, in: String, candidates: [String])
    /// The element isn't hittable; the reason.
    case unreachable(String, Obstacle)
    /// No element handles the action.
    case noAction(String, String)
    /// A navigation link was tapped, which shows nothing on this screen.
    case leadsElsewhere(String)
    /// A picker or menu was tapped, which only opens its options.
    case opensChoices(String)
    /// The picker or menu has no such option; the available ones.
    case noOption(String, String, options: [String])
    /// The element is no longer on the screen.
    case gone(String)
    /// A sheet was dismissed, but its binding still presents it.
    case sheetStays(String)
    /// No gesture recognizes the interaction, such as a press that is too short; the function, the element.
    case notRecognized(String, String)
    /// A sheet was dismissed by swiping, which `interactiveDismissDisabled` forbids.
    case dismissDisabled(String)
    /// A navigation link has a value of a type for which its stack has no destination; the types that have one.
    case noDestination(String, type: String, available: [String])
  }

  /// The reason.
  public let reason: Reason
  /// The line of the test that made the call, where it is known.
  package var site: CallSite?

  /// Creates an error.
  package init(_ reason: Reason, at site: CallSite? = nil) {
    self.reason = reason
    self.site = site
  }
}

extension InspectionError.Reason: CustomStringConvertible {
  /// The error message: what happened, where, and how to fix it.
  public var description: String {
    switch self {
    case .notFound(let wanted, let path, let candidates):
      "No matching element: \(wanted.withoutArticle) in \(path)." + Self.list(candidates)
    case .unreachable(let path, let obstacle): "\(path) is not hittable: \(obstacle)."
    case .noAction(let verb, let path):
      "\(path) does not handle \(verb)(). Use it on an element that has this action, such as a control."
    case .leadsElsewhere(let path):
      "\(path) is a navigation link. Get its destination with activate(), or show it with follow(link:) of a Flow."
    case .opensChoices(let path):
      "\(path) opens a list of options when tapped. Select an option with choose(_:)."
    case .noOption(let option, let path, let options):
      #"\#(path) has no option "\#(option)"."# + Self.list(options)
    case .gone(let path): "\(path) is no longer on the screen. Find the element again after each action."
    case .notRecognized(let verb, let path):
      "No gesture of \(path) recognizes \(verb). Perform it longer or farther than the gesture's minimum, or on an element "
        + "whose action accepts it."
    case .dismissDisabled(let path):
      "\(path) can't be dismissed by swiping, because of interactiveDismissDisabled(). Tap the button that dismisses it."
    case .noDestination(let path, let type, let available):
      "\(path) has a value of type \(type), but its navigation stack has no destination for it. "
        + "Add .navigationDestination(for: \(type).self) to a view in the stack." + Self.list(available)
    case .sheetStays(let path):
      "\(path) was dismissed, but its binding still presents it. Bind it to state, not to a constant."
    }
  }

  private static func list(_ candidates: [String]) -> String {
    guard !candidates.isEmpty else { return "" }
    let shown = candidates.prefix(12).map { #""\#($0)""# }.joined(separator: ", ")
    return " Available: \(shown)\(candidates.count > 12 ? " and \(candidates.count - 12) more" : "")."
  }
}

extension String {
  fileprivate var withoutArticle: String {
    for article in ["the ", "an ", "a "] where hasPrefix(article) { return String(dropFirst(article.count)) }
    return self
  }
}
