/// The origin of coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The top left corner of the picture.
  case global
  /// The top left corner of the view.
  case local
  /// The top left corner of an enclosing view with a name.
  case named(AnyHashable)

  /// Whether the space is that of the picture.
  public var isGlobal: Bool { self == .global }
  /// Whether the space is that of the view.
  public var isLocal: Bool { self == .local }
}

/// An origin of coordinates.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of an enclosing view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, @unchecked Sendable {
  let name: AnyHashable

  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of an enclosing view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName()) }

  /// Returns the coordinate space of the nearest scroll view. The axis has no effect.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

/// The name of the coordinate space of the nearest scroll view.
struct ScrollSpaceName: Hashable, Sendable {}

/// The frames of the enclosing views with a coordinate space, which are known after they are placed.
struct CoordinateSpaces {
  fileprivate var marks: [AnyHashable: AnchorMark] = [:]

  /// The frames in the drawing's points.
  var frames: [AnyHashable: CGRect] { marks.mapValues(\.frame) }

  /// Adds a space, and returns the mark that records its frame.
  mutating func add(_ name: some Hashable) -> AnchorMark {
    let mark = AnchorMark()
    marks[AnyHashable(name)] = mark
    return mark
  }
}

nonisolated extension View {
  /// Gives a name to the view's coordinate space, for views inside it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives a name to the view's coordinate space. The legacy spelling of ``coordinateSpace(_:)``.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modified(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

private struct CoordinateSpaceModifier: ElementModifier {
  let name: AnyHashable

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    let mark = inner.environment.coordinateSpaces.add(name)
    return try inner.elements(of: content).map { base in
      var wrapper = ViewElement(
        "coordinateSpace", detail: textForm(of: name.base), kind: .modifier, layout: AnchorLayout(mark: mark),
        children: [base], in: context)
      wrapper.traits = base.traits
      return wrapper
    }
  }
}

nonisolated extension GeometryProxy {
  /// Returns the view's frame in a coordinate space. An unknown name is the space of the picture.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: globalFrame
    case .named(let name):
      if let frame = spaces[name] {
        CGRect(
          x: isMirrored ? frame.maxX - globalFrame.maxX : globalFrame.minX - frame.minX,
          y: globalFrame.minY - frame.minY, width: globalFrame.width, height: globalFrame.height)
      } else {
        globalFrame
      }
    }
  }

  /// Returns the view's frame in a coordinate space. An unknown name is the space of the picture.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// Returns the bounds of an enclosing view with a name, relative to the view; `nil` if there is none.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let frame = spaces[space.name] else { return nil }
    return CGRect(
      x: isMirrored ? globalFrame.maxX - frame.maxX : frame.minX - globalFrame.minX,
      y: frame.minY - globalFrame.minY, width: frame.width, height: frame.height)
  }
}
