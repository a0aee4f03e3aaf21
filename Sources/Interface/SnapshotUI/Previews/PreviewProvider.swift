/// A type that provides previews, as Xcode shows them. Each view at the top of ``previews``, and each view of a group
/// there, is a preview of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Previews { get }

  /// The platform of the previews; `nil` for that of the file. It changes no snapshot.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// `nil`: the platform of the file.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// The size in which a preview is shown.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of the device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown, by its name in Xcode: `"iPhone SE (3rd generation)"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name in Xcode.
  public let rawValue: String

  /// Creates a device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device with a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// An orientation of the interface.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Hashable, Sendable {
  /// An upright device.
  case portrait
  /// A device with its home button or indicator at the top.
  case portraitUpsideDown
  /// A device turned to the left.
  case landscapeLeft
  /// A device turned to the right.
  case landscapeRight

  /// The name of the orientation.
  public var id: String { rawValue }

  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
