// CFCGTypes.h declares the transform beside `CGPoint` and `CGRect`, so that Foundation alone shows the type. Its functions
// come from Core Graphics.
@_exported import Foundation

public struct CGAffineTransform: Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init() { (a, b, c, d, tx, ty) = (0, 0, 0, 0, 0, 0) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
}

@available(macOS 13.0, iOS 16.0, *)
public struct CGAffineTransformComponents: Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    scale = CGSize()
    horizontalShear = 0
    rotation = 0
    translation = CGVector()
  }
}

public struct CGVector: Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init() { (dx, dy) = (0, 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
