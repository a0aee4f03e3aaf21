/// A color, gradient or other style that shapes and texts are painted with.
///
/// A style of your own resolves to another one, in the environment of the element that it paints:
///
///     struct Warning: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///       }
///     }
///
/// Or it returns its paint itself, by ``resolvePaint(in:rect:)``.
public protocol ShapeStyle {
  /// The style that this one resolves to; `Never` for styles that return their paint.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint in an environment for a rectangle in the drawing's points.
  func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint
}

extension ShapeStyle {
  /// Returns the paint of the style that this one resolves to; a transparent one if there is none.
  public func resolvePaint(in environment: EnvironmentValues, rect: CGRect) -> Paint {
    guard Resolved.self != Never.self, let style = environment.paintingStyle(for: self) else { return .color(.clear) }
    return style.resolvePaint(in: environment, rect: rect)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Is not called: the style returns its paint.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not resolve to another style")
  }
}

extension Never: ShapeStyle {}

/// A style that returns its paint, although it also resolves to another style.
protocol PaintingShapeStyle: ShapeStyle {}

/// A style that is painted by another one here.
protocol UndrawnShapeStyle: ShapeStyle {
  /// What is painted instead: `a fill is gray instead of …`.
  var omission: String { get }
}

extension ShapeStyle {
  /// The style that a style of the user resolves to; `nil` for one that returns its paint.
  fileprivate func next(in environment: EnvironmentValues) -> (any ShapeStyle)? {
    Resolved.self == Never.self || self is any PaintingShapeStyle ? nil : resolve(in: environment)
  }
}

extension EnvironmentValues {
  /// Returns the style at the end of the styles that a style of the user resolves to, which returns its paint; `nil` if they do not
  /// end after 64 of them.
  func paintingStyle(for style: any ShapeStyle) -> (any ShapeStyle)? {
    var style = style
    for _ in 0..<64 {
      guard let next = style.next(in: self) else { return style }
      style = next
    }
    return nil
  }
}
