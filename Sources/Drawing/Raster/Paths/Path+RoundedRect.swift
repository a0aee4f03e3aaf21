import Foundation

/// The curve of a rounded rectangle's corners.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {
  /// Circular or elliptical corners.
  case circular
  /// Continuous corners, whose curvature increases gradually, as in Apple's icons and controls. If a side is too short
  /// for the transition (1.53 radii), the corner approaches a circular one; capsules are circular.
  case continuous
}

extension Path {
  /// Creates a rounded rectangle. The radius is at most half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates a rectangle with elliptical corners of at most half of each side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Appends a rectangle with elliptical corners as a closed subpath, clockwise on screen from the start of the
  /// straight part of the top side. Corners are at most half of each side. A corner size of zero gives a plain
  /// rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: Transform = .identity
  ) {
    let width = min(Double(cornerSize.width), Double(rect.width) / 2)
    let height = min(Double(cornerSize.height), Double(rect.height) / 2)
    guard width > 0, height > 0 else {
      addRect(rect, transform: transform)
      return
    }
    let isFirst = isEmpty
    addCorners(of: rect, radii: CornerRadii(CGSize(width: width, height: height)), style: style, transform: transform)
    guard isFirst, let rect = rect.translated(by: transform) else { return }
    let cornerSize = CGSize(width: width, height: height)
    origin = PathOrigin(RoundedRect(rect: rect, cornerSize: cornerSize, style: style), elementCount: elements.count)
  }
}
