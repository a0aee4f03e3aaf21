/// A step of a person who uses a preview.
package struct PreviewStep: Codable, Hashable, Sendable {
  package enum Action: String, Codable, CaseIterable, Hashable, Sendable {
    /// Taps the element.
    case tap
    /// Presses the element for a second.
    case longPress
    /// Replaces the text of the field by ``PreviewStep/value``.
    case type
    /// Submits the field, as the return key does.
    case submit
    /// Taps the toggle. With the value `on` or `off` only if it has the other state.
    case toggle
    /// Selects the option ``PreviewStep/value`` of a picker, or runs this action of a menu.
    case choose
    /// Moves a slider to the number ``PreviewStep/value``.
    case setValue
    /// Increments a stepper.
    case increment
    /// Decrements a stepper.
    case decrement
    /// Swipes in the direction ``PreviewStep/value``: `left`, `right`, `up` or `down`. A row shows its swipe actions, other elements
    /// are dragged.
    case swipe
    /// Runs the swipe action ``PreviewStep/value`` of a row.
    case swipeAction
    /// Scrolls until the element is visible, or by a screen in the direction ``PreviewStep/value``.
    case scroll
    /// Dismisses the sheet around the element, or the topmost one.
    case dismiss
  }

  package var action: Action
  /// The accessibility label or the text of the element.
  package var label: String?
  /// The accessibility identifier of the element.
  package var identifier: String?
  /// What the action needs besides the element.
  package var value: String?

  package init(_ action: Action, label: String? = nil, identifier: String? = nil, value: String? = nil) {
    self.action = action
    self.label = label
    self.identifier = identifier
    self.value = value
  }
}

/// The screen of a preview after steps.
package struct PreviewInteraction: Codable, Hashable, Sendable {
  /// What a step has changed, or why it was not performed.
  package struct Outcome: Codable, Hashable, Sendable {
    /// The difference of the accessibility text, or of the layout text if only that changed; empty if nothing did.
    package var changes: String
    /// The reason why the step was not performed.
    package var failure: String?

    package init(changes: String, failure: String? = nil) {
      self.changes = changes
      self.failure = failure
    }
  }

  /// The picture after the last step that was performed, with the texts of all forms.
  package var picture: PreviewPicture
  /// The outcomes of the steps. The last one may be a failure, after which nothing is performed.
  package var steps: [Outcome]

  package init(picture: PreviewPicture, steps: [Outcome]) {
    self.picture = picture
    self.steps = steps
  }
}
