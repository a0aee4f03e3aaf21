/// A region of a picture that an assertion does not compare.
///
///     assertSnapshot(
///       of: HomeScreen(), as: .image(on: .iPhone13, ignoring: [.identifier("clock"), .label("12:30")]))
///
/// The reference contains the region as it was drawn. A region that matches no element, that is outside of the picture, or
/// that covers all of it, fails the assertion.
public struct IgnoredRegion: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case frame(CGRect)
    case label(String)
    case identifier(String)
  }

  let kind: Kind

  /// A rectangle in points of the picture. The origin is the top left corner in every layout direction. Pixels that the
  /// rectangle covers in part are ignored.
  public static func frame(_ frame: CGRect) -> IgnoredRegion { IgnoredRegion(kind: .frame(frame)) }

  /// A rectangle in points of the picture, from its top left corner.
  public static func frame(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> IgnoredRegion {
    .frame(CGRect(x: x, y: y, width: width, height: height))
  }

  /// All elements with an accessibility label or a text: their visible frames, and what they draw outside of these.
  public static func label(_ label: String) -> IgnoredRegion { IgnoredRegion(kind: .label(label)) }

  /// All elements with an `accessibilityIdentifier(_:)`: their visible frames, and what they draw outside of these.
  public static func identifier(_ identifier: String) -> IgnoredRegion {
    IgnoredRegion(kind: .identifier(identifier))
  }

  /// The region as error messages, reports and traces state it.
  package var reason: String {
    switch kind {
    case .frame(let frame): "frame \(frame.summary)"
    case .label(let label): "label \(quoted(label))"
    case .identifier(let identifier): "identifier \(quoted(identifier))"
    }
  }
}

nonisolated extension View {
  /// Leaves the view out of the comparison of pictures.
  ///
  ///     Text(Date.now, style: .time).snapshotIgnored()
  ///
  /// Layout and element texts contain the view's elements without their contents. SwiftUI has no such modifier;
  /// `Documentation/Views.md` has an extension for Apple's platforms.
  public func snapshotIgnored() -> some View { modified(SnapshotIgnoring()) }
}

private struct SnapshotIgnoring: ElementModifier {
  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content).map { element in
      var element = element
      element.roles.insert(.snapshotIgnored)
      return element
    }
  }
}
