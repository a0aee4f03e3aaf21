/// A container whose content depends on its size. It takes the proposed size and aligns its content at the top leading
/// corner.
///
/// The content is evaluated when the reader has its final position, never while it is measured.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Returns the content for the reader's geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates a geometry reader with the given content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var inner = context.fresh
    inner.stackAxis = nil
    inner.environment.isEvaluatedDuringLayout = true
    let made = GeometryReaderContent()
    let layout = GeometryLayout { proxy in
      try made.elements(for: proxy) { try inner.elements(ofOwn: context.evaluate { content(proxy) }) }
    }
    return [ViewElement("GeometryReader", kind: .container, layout: layout, in: context)]
  }
}

/// The elements for the current geometry, which are created once even if the screen is laid out repeatedly.
private final class GeometryReaderContent {
  private var made: (proxy: GeometryProxy, elements: [ViewElement])?

  func elements(for proxy: GeometryProxy, make: () throws -> [ViewElement]) rethrows -> [ViewElement] {
    if let made, made.proxy == proxy { return made.elements }
    let elements = try make()
    made = (proxy, elements)
    return elements
  }
}

/// The geometry of a ``GeometryReader``, in points.
public struct GeometryProxy: Equatable {
  /// The size of the reader in points.
  public let size: CGSize
  /// The insets by which the reader extends beyond the safe area, in points.
  public let safeAreaInsets: EdgeInsets
  let globalFrame: CGRect
  let isMirrored: Bool
  /// The frames of the coordinate spaces around the view.
  var spaces: [AnyHashable: CGRect] = [:]
}

struct GeometryLayout: ElementLayout, FreelyPlacingLayout {
  let content: (GeometryProxy) throws -> [ViewElement]

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    Arrangement(size: proposal.replacingUnspecifiedDimensions(), placements: [])
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    let proxy = GeometryProxy(of: node.element, at: place)
    let children = try content(proxy).map(LayoutNode.init)
    let proposal = ProposedViewSize(place.frame.size)
    let placements = children.map { _ in Arrangement.Placement(origin: .zero, proposal: proposal) }
    return Settlement(
      children: children, arrangement: Arrangement(size: place.frame.size, placements: placements),
      safeArea: place.safeArea)
  }
}

extension GeometryProxy {
  /// Creates the geometry of an element at its final position.
  init(of element: ViewElement, at place: Place) {
    let isMirrored = element.environment.layoutDirection == .rightToLeft
    self.init(
      size: place.frame.size, safeAreaInsets: place.safeArea.insets(of: place.frame, isMirrored: isMirrored),
      globalFrame: place.frame, isMirrored: isMirrored, spaces: element.environment.coordinateSpaces.frames)
  }
}

extension SafeArea {
  /// Returns the distances by which a frame extends beyond the safe area.
  fileprivate func insets(of frame: CGRect, isMirrored: Bool) -> EdgeInsets {
    let left = max(0, rect.minX - frame.minX)
    let right = max(0, frame.maxX - rect.maxX)
    return EdgeInsets(
      top: max(0, rect.minY - frame.minY), leading: isMirrored ? right : left,
      bottom: max(0, frame.maxY - rect.maxY), trailing: isMirrored ? left : right)
  }
}
