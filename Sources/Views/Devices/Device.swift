/// A screen that views are rendered for: its size, its scale, its safe area and its size classes, in both
/// orientations. Lengths are in points.
///
///     let context = Device.iPhoneSE3.context(dynamicTypeSize: .xxxLarge, colorScheme: .dark)
///     let sideways = Device.iPhone14ProMax(.landscape)
public struct Device: Hashable, Sendable {
  /// Which way the device is held.
  public enum Orientation: String, Hashable, CaseIterable, Sendable {
    case portrait
    case landscape
  }

  /// The device's name without orientation, such as `iPhoneSE3`.
  public let model: String
  /// Pixels a point.
  public var displayScale: CGFloat
  /// The way in which it is held.
  public private(set) var orientation: Orientation
  /// The way in which it is held unless one says otherwise; it leaves no trace in the name.
  let usualOrientation: Orientation
  private var portrait: Posture
  private var landscape: Posture
  private var split: Split?
  /// Whether a view takes the size that it asks for in place of the device's.
  private var takesContentSize = false
  private var overrulingTraits = TraitCollection()

  init(
    model: String, displayScale: CGFloat, usualOrientation: Orientation, portrait: Posture, landscape: Posture
  ) {
    self.model = model
    self.displayScale = displayScale
    self.orientation = usualOrientation
    self.usualOrientation = usualOrientation
    self.portrait = portrait
    self.landscape = landscape
  }

  /// A device of one's own, or a window that has no orientation.
  ///
  /// - Parameters:
  ///   - name: as it shall stand in the names of references.
  ///   - size: in points, held in its usual orientation.
  public init(
    name: String, size: CGSize, displayScale: CGFloat, safeAreaInsets: EdgeInsets = EdgeInsets(),
    horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil
  ) {
    let posture = Posture(
      size: size, safeAreaInsets: safeAreaInsets, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass)
    self.init(
      model: name, displayScale: displayScale, usualOrientation: size.width > size.height ? .landscape : .portrait,
      portrait: posture, landscape: posture)
  }
}

extension Device {
  /// A screen of given traits, written out.
  ///
  /// - Parameters:
  ///   - size: The size in points, or `nil` for the size that the view asks for.
  ///   - safeAreaInsets: The insets of the safe area in points.
  ///   - traits: Traits that overrule those of a context. Without a `displayScale`, a point is one pixel.
  package init(size: CGSize?, safeAreaInsets: EdgeInsets, traits: TraitCollection) {
    self.init(
      name: size.map { "\(formatted($0.width))x\(formatted($0.height))" } ?? "contentSize",
      size: size ?? .zero, displayScale: traits.displayScale ?? 1, safeAreaInsets: safeAreaInsets,
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
    takesContentSize = size == nil
    overrulingTraits = traits
  }

  /// The device's display scale and size classes, and the traits with which it was created. They overrule those of a
  /// context in which a view is rendered on the device.
  public var traits: TraitCollection {
    get {
      var own = TraitCollection(displayScale: displayScale)
      own.horizontalSizeClass = horizontalSizeClass
      own.verticalSizeClass = verticalSizeClass
      return TraitCollection(traitsFrom: [own, overrulingTraits])
    }
    set { overrulingTraits = newValue }
  }
}

extension Device {
  /// How the device is seen in one orientation.
  struct Posture: Hashable, Sendable {
    var size: CGSize
    var safeAreaInsets: EdgeInsets
    var horizontalSizeClass: UserInterfaceSizeClass?
    var verticalSizeClass: UserInterfaceSizeClass?
    /// The width of the narrow part of a split screen, where the device can split it.
    var narrowSplit: CGFloat?
  }

  private var posture: Posture {
    let whole = orientation == .portrait ? portrait : landscape
    return split.map { whole.reduced(to: $0) } ?? whole
  }

  /// The name in references: the model, then the orientation and the part of the screen where they are not the usual.
  public var name: String {
    var name = model
    if orientation != usualOrientation { name += "-" + orientation.rawValue }
    if let split { name += "-" + split.rawValue }
    return name
  }

  /// The size in points; zero for a screen that takes the size that a view asks for.
  public var size: CGSize { posture.size }
  fileprivate var width: CGFloat? { takesContentSize ? nil : size.width }
  fileprivate var height: CGFloat? { takesContentSize ? nil : size.height }
  public var safeAreaInsets: EdgeInsets { posture.safeAreaInsets }
  public var horizontalSizeClass: UserInterfaceSizeClass? { posture.horizontalSizeClass }
  public var verticalSizeClass: UserInterfaceSizeClass? { posture.verticalSizeClass }

  /// The device held in an orientation: `.iPhoneX(.landscape)`. What cannot be turned, such as a window, stays as it is.
  public func callAsFunction(_ orientation: Orientation) -> Device {
    guard portrait != landscape else { return self }
    var copy = self
    copy.orientation = orientation
    copy.split = nil
    return copy
  }

  /// A part of a tablet's screen: `.iPadPro11(.landscape(splitView: .oneThird))`. A device that cannot split its
  /// screen is left whole.
  public func callAsFunction(_ orientation: TabletOrientation) -> Device {
    var copy = self(orientation.orientation)
    if copy.posture.narrowSplit != nil { copy.split = orientation.split }
    return copy
  }
}

extension Device {
  /// The context in which a view is rendered full-screen on the device.
  ///
  /// - Parameters:
  ///   - displayScale: pixels a point; the device's own unless said otherwise.
  ///   - background: what lies behind the view on all of the screen.
  public func context(
    dynamicTypeSize: DynamicTypeSize = .large, colorScheme: ColorScheme = .light,
    colorSchemeContrast: ColorSchemeContrast = .standard, legibilityWeight: LegibilityWeight = .regular,
    layoutDirection: LayoutDirection = .leftToRight, localeIdentifier: String = "en_US",
    displayScale: CGFloat? = nil, fonts: FontBook = .embedded, background: PictureBackground = .system
  ) -> RenderContext {
    var context = RenderContext(
      dynamicTypeSize: dynamicTypeSize, colorScheme: colorScheme, colorSchemeContrast: colorSchemeContrast,
      legibilityWeight: legibilityWeight, layoutDirection: layoutDirection, localeIdentifier: localeIdentifier,
      fonts: fonts)
    context.use(self)
    if let displayScale { context.displayScale = displayScale }
    context.background = background
    return context
  }
}

extension RenderContext {
  /// Takes over what a device decides: size, scale, safe area, size classes, the system background and traits.
  public mutating func use(_ device: Device) {
    width = device.width
    height = device.height
    displayScale = device.displayScale
    safeAreaInsets = device.safeAreaInsets
    horizontalSizeClass = device.horizontalSizeClass
    verticalSizeClass = device.verticalSizeClass
    background = .system
    apply(device.traits)
  }
}

extension Device: CustomStringConvertible {
  public var description: String { name }
}
