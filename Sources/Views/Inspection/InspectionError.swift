import TestFailures

/// Why a test cannot look at an element, or do something with it, and at which line.
///
///     #expect(throws: InspectionError(.gone("Screen/Button"))) { try button.tap() }
public struct InspectionError: LocatedError {
  /// The reason of the error.
  public enum Reason: Hashable, Sendable {
    /// Nothing of the kind is there; what else there is.
    case notFound(String, in: String, candidates: [String])
    /// The element cannot be used as a person would, and why.
    case unreachable(String, Obstacle)
    /// Nothing happens when one does this to the element.
    case noAction(String, String)
    /// A navigation link, which shows nothing on this screen, was tapped.
    case leadsElsewhere(String)
    /// A picker or a menu, which only shows its options when it is tapped, was tapped.
    case opensChoices(String)
    /// A picker or a menu has no such option; those that it has.
    case noOption(String, String, options: [String])
    /// The element has left the screen since it was found.
    case gone(String)
    /// A sheet was dismissed, but what presents it still says that it is there.
    case sheetStays(String)
  }

  /// The reason.
  public let reason: Reason
  /// The line of the test that made the call, where it is known.
  public var site: CallSite?

  /// Creates an error.
  public init(_ reason: Reason, at site: CallSite? = nil) {
    self.reason = reason
    self.site = site
  }
}

extension InspectionError.Reason: CustomStringConvertible {
  /// The error message: what happened, where, and how to fix it.
  public var description: String {
    switch self {
    case .notFound(let wanted, let path, let candidates):
      "There is no \(wanted.withoutArticle) in \(path). " + Self.list(candidates)
    case .unreachable(let path, let obstacle): "A person could not use \(path): \(obstacle)."
    case .noAction(let verb, let path):
      "Nothing can be done to \(path) by \(verb)(): no element there has an action for it."
    case .leadsElsewhere(let path):
      "\(path) leads to another screen: activate() gives it, and follow(link:) of a Flow goes there."
    case .opensChoices(let path):
      "\(path) shows its options when it is tapped: choose(_:) chooses one of them."
    case .noOption(let option, let path, let options):
      #"\#(path) has no option "\#(option)". "# + Self.list(options)
    case .gone(let path): "\(path) is not on the screen any more: it has changed since the element was found."
    case .sheetStays(let path):
      "\(path) was dismissed, but its binding did not take the change. Bind it to state, not to a constant."
    }
  }

  private static func list(_ candidates: [String]) -> String {
    guard !candidates.isEmpty else { return "Nothing of the kind is there." }
    let shown = candidates.prefix(12).map { #""\#($0)""# }.joined(separator: ", ")
    return "There are: \(shown)\(candidates.count > 12 ? " and \(candidates.count - 12) more" : "")."
  }
}

extension String {
  fileprivate var withoutArticle: String {
    for article in ["the ", "an ", "a "] where hasPrefix(article) { return String(dropFirst(article.count)) }
    return self
  }
}
