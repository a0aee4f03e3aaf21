/// How a popover or a sheet appears on a compact screen.
public enum PresentationAdaptation: String, Hashable, Sendable, CaseIterable {
  /// As the system decides: a popover appears as a sheet.
  case automatic
  /// Without a change.
  case none
  /// As a popover.
  case popover
  /// As a sheet.
  case sheet
  /// As a cover of the whole screen.
  case fullScreenCover
}

/// What swiping on the content of a sheet does first.
public enum PresentationContentInteraction: String, Hashable, Sendable, CaseIterable {
  /// The system's choice.
  case automatic
  /// Resizes the sheet, then scrolls its content.
  case resizes
  /// Scrolls the content. Only the drag indicator resizes the sheet.
  case scrolls
}

/// Whether the screen below a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool

  /// The screen can be used while the sheet is at most as high as a detent. It isn't dimmed.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// The place of a view at which a popover's arrow points.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
  /// Returns the rectangle at which the arrow points.
  func target(in frame: CGRect) -> CGRect {
    switch self {
    case .rect: frame
    case .point(let point): CGRect(origin: point.point(in: frame), size: .zero)
    }
  }
}

/// The size of a presentation on wide screens.
public protocol PresentationSizing: Sendable {}
