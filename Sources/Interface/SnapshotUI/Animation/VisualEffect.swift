/// A change of a view's drawing that doesn't affect its layout.
public protocol VisualEffect: Sendable {
  /// Returns the view with the effect.
  nonisolated func _applied(to view: AnyView) -> AnyView
}

/// An effect that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}

  /// Returns the view.
  public func _applied(to view: AnyView) -> AnyView { view }
}

/// An effect on top of another one. Unchecked because the closure captures only numbers and values that are `Sendable`.
private struct AddedVisualEffect<Base: VisualEffect>: VisualEffect, @unchecked Sendable {
  let base: Base
  let change: (AnyView) -> AnyView

  func _applied(to view: AnyView) -> AnyView { change(base._applied(to: view)) }
}

extension VisualEffect {
  func adding(_ change: @escaping (AnyView) -> some View) -> some VisualEffect {
    AddedVisualEffect(base: self) { AnyView(change($0)) }
  }

  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding { $0.offset(offset) } }

  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { $0.offset(x: x, y: y) }
  }

  /// Sets the opacity of the view.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding { $0.opacity(opacity) } }

  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { $0.scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }
  }

  /// Scales the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { $0.scaleEffect(scale, anchor: anchor) }
  }

  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding { $0.scaleEffect(x: x, y: y, anchor: anchor) }
  }

  /// Rotates the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { $0.rotationEffect(angle, anchor: anchor) }
  }

  /// Rotates the view about an axis in three dimensions, in perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding { $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective) }
  }

  /// Projects the view.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding { $0.projectionEffect(transform) }
  }

  /// Transforms the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding { $0.transformEffect(transform) }
  }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { $0.blur(radius: radius, opaque: opaque) }
  }

  /// Changes the brightness of the view.
  public func brightness(_ amount: Double) -> some VisualEffect { adding { $0.brightness(amount) } }

  /// Changes the contrast of the view.
  public func contrast(_ amount: Double) -> some VisualEffect { adding { $0.contrast(amount) } }

  /// Removes color from the view.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding { $0.grayscale(amount) } }

  /// Rotates the hues of the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding { $0.hueRotation(angle) } }

  /// Changes the saturation of the view.
  public func saturation(_ amount: Double) -> some VisualEffect { adding { $0.saturation(amount) } }
}

nonisolated extension View {
  /// Changes the drawing of the view depending on its geometry.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modified(GeometricEffect { view, proxy in effect(EmptyVisualEffect(), proxy)._applied(to: view) })
  }
}

/// A modifier whose effect depends on the geometry of the view, which is known after it is placed.
private struct GeometricEffect: ElementModifier {
  let apply: (AnyView, GeometryProxy) -> AnyView

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context.fresh
    inner.environment.isEvaluatedDuringLayout = true
    return try context.elements(of: content).map { base in
      let layout = GeometricEffectLayout { proxy in
        try inner.elements(of: context.evaluate { apply(AnyView(MadeElements(elements: [base])), proxy) })
      }
      var wrapper = ViewElement("visualEffect", kind: .modifier, layout: layout, children: [base], in: context)
      wrapper.traits = base.traits
      return wrapper
    }
  }
}

/// A layout that adopts its child, and adds an effect to it at its final position.
private struct GeometricEffectLayout: UnaryLayout {
  let content: (GeometryProxy) throws -> [ViewElement]

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    (child.size(proposal), Arrangement.Placement(origin: .zero, proposal: proposal))
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    let children = try content(GeometryProxy(of: node.element, at: place)).map(LayoutNode.init)
    return Settlement(
      children: children,
      arrangement: Arrangement(
        size: place.frame.size,
        placements: children.map { _ in Arrangement.Placement(origin: .zero, proposal: place.proposal) }),
      safeArea: place.safeArea)
  }
}
