/// Something about a rendered view that a person should look at, found by layout rather than by comparing pixels.
public struct ViewDiagnostic: Hashable, Sendable {
  /// What was found.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A text does not show all of its words.
    case truncatedText
    /// A part of a text is cut off by something around it that does not scroll. Both count as their rectangles, where
    /// offsets, scales and turns have brought them.
    case clippedText
    /// Two texts stand on the same spot, by their rectangles, which turn and scale with them.
    case overlappingTexts
    /// A text has code points that no font has.
    case missingGlyphs
    /// A symbol has a name that nothing knows.
    case missingSymbol
    /// An element that should show something has no room at all.
    case zeroSize
    /// An element reaches outside of its container.
    case outsideContainer
    /// Two elements of one `ForEach` carry the same identity.
    case duplicateID
    /// A body wrote state while it was evaluated.
    case stateWrittenInBody
    /// A number that a modifier cannot use, such as a width that is not a number. The view is shown with the nearest value
    /// that the modifier can use, or without the modifier.
    case invalidValue
    /// A text is hard to tell from what lies under it.
    case lowContrast
    /// A control is smaller than a fingertip.
    case smallTapTarget
    /// A text, a picture or a control reaches out of the safe area, where it cannot be scrolled.
    case outsideSafeArea
  }

  /// The rule that the element violates.
  public var rule: Rule
  /// The path of the element.
  public var path: String
  /// What was measured, for a reader.
  public var message: String

  /// Creates a diagnostic.
  public init(_ rule: Rule, path: String, message: String) {
    self.rule = rule
    self.path = path
    self.message = message
  }
}

extension ViewDiagnostic: CustomStringConvertible {
  /// The diagnostic on one line: `rule: path: message`.
  public var description: String { "\(rule.rawValue): \(path): \(message)" }
}
