/// A matrix of 3 × 3 numbers that projects the points of a view.
public struct ProjectionTransform: Hashable, Sendable {
  /// The number in row 1, column 1.
  public var m11: CGFloat = 1
  /// The number in row 1, column 2.
  public var m12: CGFloat = 0
  /// The number in row 1, column 3.
  public var m13: CGFloat = 0
  /// The number in row 2, column 1.
  public var m21: CGFloat = 0
  /// The number in row 2, column 2.
  public var m22: CGFloat = 1
  /// The number in row 2, column 3.
  public var m23: CGFloat = 0
  /// The number in row 3, column 1: the movement in x.
  public var m31: CGFloat = 0
  /// The number in row 3, column 2: the movement in y.
  public var m32: CGFloat = 0
  /// The number in row 3, column 3.
  public var m33: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates a projection from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (CGFloat(m.a), CGFloat(m.b))
    (m21, m22) = (CGFloat(m.c), CGFloat(m.d))
    (m31, m32) = (CGFloat(m.tx), CGFloat(m.ty))
  }

  /// Whether the projection changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether the projection has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns both projections, this one first.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let other = rhs
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      let first: CGFloat = a * other.m11 + b * other.m21 + c * other.m31
      let second: CGFloat = a * other.m12 + b * other.m22 + c * other.m32
      let third: CGFloat = a * other.m13 + b * other.m23 + c * other.m33
      return (first, second, third)
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// The affine part.
  var transform: Transform {
    Transform(a: Double(m11), b: Double(m12), c: Double(m21), d: Double(m22), tx: Double(m31), ty: Double(m32))
  }

  /// A message about numbers that can't be drawn; `nil` if all are valid.
  var problem: String? {
    invalidValues(
      of: "projectionEffect", ("m11", m11), ("m12", m12), ("m13", m13), ("m21", m21), ("m22", m22), ("m23", m23),
      ("m31", m31), ("m32", m32), ("m33", m33))
  }
}

#if !canImport(QuartzCore)
  extension ProjectionTransform {
    /// Creates the projection of a transform in three dimensions onto the screen.
    public init(_ m: CATransform3D) {
      (m11, m12, m13) = (m.m11, m.m12, m.m14)
      (m21, m22, m23) = (m.m21, m.m22, m.m24)
      (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
  }
#endif

/// A change of a view's drawing that depends on its size and doesn't affect its layout.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the projection for a size of the view.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect. Whether layout around it takes account of it has no effect.
  public func ignoredByLayout() -> Self { self }

  /// Never called: the effect draws its content itself.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) draws its content itself and has no body")
  }

  /// Returns the elements of the content, projected when they are drawn.
  public nonisolated func _elements(of content: any View, in context: ElementContext) throws -> [ViewElement]? {
    let code = try context.code(of: self)
    return try context.elements(of: AnyView(content)).map { base in
      var wrapper = ViewElement(
        typeName(Self.self), kind: .modifier,
        drawing: EffectDrawing(project: { size in code { effectValue(size: size) } }),
        children: [base], in: context)
      wrapper.traits = base.traits
      return wrapper
    }
  }
}

nonisolated extension View {
  /// Projects the view when it is drawn.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    wrapped(
      "projectionEffect", drawing: EffectDrawing(project: { _ in transform }), reporting: transform.problem)
  }

  /// Transforms the view when it is drawn.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let projection = ProjectionTransform(transform)
    return wrapped(
      "transformEffect", drawing: EffectDrawing(project: { _ in projection }), reporting: projection.problem)
  }
}

/// Draws the content through a projection. Affine ones transform its shapes, others its pixels.
private struct EffectDrawing: ElementDrawing {
  let project: (CGSize) -> ProjectionTransform

  func contentTransform(in frame: CGRect) -> Transform? {
    let projection = project(frame.size)
    guard projection.isFinite else { return nil }
    guard projection.isAffine else { return perspective(projection).contentTransform(in: frame) }
    let (x, y) = (Double(frame.minX), Double(frame.minY))
    return Transform(translationX: -x, y: -y).concatenating(projection.transform)
      .concatenating(Transform(translationX: x, y: y))
  }

  private func perspective(_ projection: ProjectionTransform) -> ProjectionDrawing {
    ProjectionDrawing { frame in
      let (x, y) = (Double(frame.minX), Double(frame.minY))
      return ProjectiveTransform(Transform(translationX: -x, y: -y)).concatenating(projection.projective)
        .concatenating(ProjectiveTransform(Transform(translationX: x, y: y)))
    }
  }

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    let projection = project(node.frame.size)
    if projection.isFinite, !projection.isAffine {
      return perspective(projection).draw(node, in: &canvas, content: content)
    }
    guard let transform = contentTransform(in: node.frame) else { return content(&canvas) }
    canvas.saved { canvas in
      canvas.concatenate(transform)
      content(&canvas)
    }
  }
}

extension ProjectionTransform {
  fileprivate var projective: ProjectiveTransform {
    ProjectiveTransform([m11, m12, m13, m21, m22, m23, m31, m32, m33].map(Double.init))
  }

  fileprivate var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }
}
