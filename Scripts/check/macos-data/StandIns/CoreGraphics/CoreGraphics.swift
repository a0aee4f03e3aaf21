@_exported import CoreFoundation

extension CGAffineTransform: Equatable, Codable {
  public static func == (left: Self, right: Self) -> Bool { true }
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}

extension CGAffineTransform {
  public static var identity: CGAffineTransform { CGAffineTransform() }
  public var isIdentity: Bool { true }

  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }
  public init(rotationAngle angle: CGFloat) { self.init() }

  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
  public func inverted() -> CGAffineTransform { self }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { self }
  public func equalTo(_ t2: CGAffineTransform) -> Bool { true }
}

@available(macOS 13.0, iOS 16.0, *)
extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) { self.init() }
  public func decomposed() -> CGAffineTransformComponents { CGAffineTransformComponents() }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { self }
  public func equalTo(_ point2: CGPoint) -> Bool { true }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize { self }
  public func equalTo(_ size2: CGSize) -> Bool { true }
}

extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect { self }
}

public class CGPath {}
public class CGMutablePath: CGPath {}
public class CGColor {}
public class CGColorSpace {}
public class CGImage {}
public class CGContext {}
public class CGFont {}
public class CGGradient {}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGBlendMode: Int32, Sendable { case normal, multiply, screen, overlay }
