import TestFailures

/// Why a view could not be rendered, and at which line where a test has asked a host or a flow for it.
public struct ViewError: LocatedError {
  public enum Reason: Hashable, Sendable {
    /// Views are nested more deeply than `limit`, usually because a body contains itself.
    case tooDeep(path: String, limit: Int)
    /// A view whose body is of type `Never` that makes no elements itself.
    case noBody(path: String)
    /// The view has no size to be drawn at: a side is zero, infinite or not a number. Points.
    case unusableSize(path: String, width: CGFloat, height: CGFloat)
    /// The context's display scale is zero, negative, infinite or not a number.
    case unusableScale(CGFloat)
  }

  public let reason: Reason
  public var site: CallSite?

  public init(_ reason: Reason, at site: CallSite? = nil) {
    self.reason = reason
    self.site = site
  }
}

extension ViewError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooDeep(let path, let limit):
      "\(path): views are nested more than \(limit) deep. Look for a body that contains itself, or flatten the view."
    case .noBody(let path):
      "\(path): the view's body is of type Never, and it makes no elements itself. Give it a body, or conform it to "
        + "PrimitiveView."
    case .unusableSize(let path, let width, let height):
      "\(path): the view's size is \(formatted(width)) × \(formatted(height)) points, which cannot be drawn. Give the "
        + "context a width and a height, or the view a frame."
    case .unusableScale(let scale):
      "The display scale is \(formatted(scale)) pixels a point, which cannot be drawn. Use a number above 0, such as 2."
    }
  }
}
