/// A screen for rendering views: its size, display scale, safe area and size classes in both orientations. Lengths are
/// in points.
///
///     let context = Device.iPhoneSE3.context(dynamicTypeSize: .xxxLarge, colorScheme: .dark)
///     let sideways = Device.iPhone14ProMax(.landscape)
public struct Device: Hashable, Sendable {
  /// The orientation of a device.
  public enum Orientation: String, Hashable, CaseIterable, Sendable {
    case portrait
    case landscape
  }

  /// The name without the orientation, such as `iPhoneSE3`.
  public let model: String
  /// The number of pixels per point.
  public var displayScale: CGFloat
  /// The orientation of the device.
  public private(set) var orientation: Orientation
  /// The default orientation, which isn't part of the name.
  let defaultOrientation: Orientation
  private var portrait: Posture
  private var landscape: Posture
  private var split: Split?
  /// Whether a view is rendered at its own size instead of the device's.
  private var usesContentSize = false
  /// What replaces the size and the insets of the safe area in the current orientation.
  private var ownSize: CGSize?
  private var ownSafeAreaInsets: EdgeInsets?
  private var overridingTraits = TraitCollection()

  init(
    model: String, displayScale: CGFloat, defaultOrientation: Orientation, portrait: Posture, landscape: Posture
  ) {
    self.model = model
    self.displayScale = displayScale
    self.orientation = defaultOrientation
    self.defaultOrientation = defaultOrientation
    self.portrait = portrait
    self.landscape = landscape
  }

  /// Creates a custom device or window. It can't be rotated.
  ///
  /// - Parameters:
  ///   - name: The name in references.
  ///   - size: The size in points.
  public init(
    name: String, size: CGSize, displayScale: CGFloat, safeAreaInsets: EdgeInsets = EdgeInsets(),
    horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil
  ) {
    let posture = Posture(
      size: size, safeAreaInsets: safeAreaInsets, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass)
    self.init(
      model: name, displayScale: displayScale, defaultOrientation: size.width > size.height ? .landscape : .portrait,
      portrait: posture, landscape: posture)
  }
}

extension Device {
  /// Creates a screen from traits.
  ///
  /// - Parameters:
  ///   - size: The size in points; `nil` for the size of the view.
  ///   - safeAreaInsets: The insets of the safe area in points.
  ///   - traits: Traits that override those of the context. Without a display scale, it is 1 pixel per point.
  package init(size: CGSize?, safeAreaInsets: EdgeInsets, traits: TraitCollection) {
    self.init(
      name: size.map { "\(formatted($0.width))x\(formatted($0.height))" } ?? "contentSize",
      size: size ?? .zero, displayScale: traits.displayScale ?? 1, safeAreaInsets: safeAreaInsets,
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
    usesContentSize = size == nil
    overridingTraits = traits
  }

  /// The device's display scale and size classes, and the traits with which it was created. They override those of the
  /// context.
  public var traits: TraitCollection {
    get {
      var own = TraitCollection(displayScale: displayScale)
      own.horizontalSizeClass = horizontalSizeClass
      own.verticalSizeClass = verticalSizeClass
      return TraitCollection(traitsFrom: [own, overridingTraits])
    }
    set { overridingTraits = newValue }
  }
}

extension Device {
  /// The properties of a device in one orientation.
  struct Posture: Hashable, Sendable {
    var size: CGSize
    var safeAreaInsets: EdgeInsets
    var horizontalSizeClass: UserInterfaceSizeClass?
    var verticalSizeClass: UserInterfaceSizeClass?
    /// The width of the narrow part of a split screen in points; `nil` if the device has no split screen.
    var narrowSplit: CGFloat?
  }

  private var posture: Posture {
    let whole = orientation == .portrait ? portrait : landscape
    var posture = split.map { whole.reduced(to: $0) } ?? whole
    posture.size = ownSize ?? posture.size
    posture.safeAreaInsets = ownSafeAreaInsets ?? posture.safeAreaInsets
    return posture
  }

  /// The name in references: the model, followed by an orientation or a part of the screen that differs from the
  /// default.
  public var name: String {
    var name = model
    if orientation != defaultOrientation { name += "-" + orientation.rawValue }
    if let split { name += "-" + split.rawValue }
    return name
  }

  /// The size in points; zero for a screen at the size of the view. A size that is set holds until the device is rotated, and
  /// does not change its name.
  public var size: CGSize {
    get { posture.size }
    set {
      ownSize = newValue
      usesContentSize = false
    }
  }
  /// The whole screen, also where the app has a part of it; `nil` for a screen at the size of the view.
  fileprivate var screen: DeviceScreen? {
    let whole = orientation == .portrait ? portrait : landscape
    return usesContentSize ? nil : DeviceScreen(size: ownSize ?? whole.size, isTablet: whole.narrowSplit != nil)
  }
  fileprivate var width: CGFloat? { usesContentSize ? nil : size.width }
  fileprivate var height: CGFloat? { usesContentSize ? nil : size.height }
  /// The insets of the safe area in the current orientation, in points. Insets that are set hold until the device is rotated.
  public var safeAreaInsets: EdgeInsets {
    get { posture.safeAreaInsets }
    set { ownSafeAreaInsets = newValue }
  }
  /// The horizontal size class in the current orientation.
  public var horizontalSizeClass: UserInterfaceSizeClass? { posture.horizontalSizeClass }
  /// The vertical size class in the current orientation.
  public var verticalSizeClass: UserInterfaceSizeClass? { posture.verticalSizeClass }

  /// Returns the device in an orientation: `.iPhoneX(.landscape)`. A device that can't be rotated, such as a window, is
  /// unchanged.
  public func callAsFunction(_ orientation: Orientation) -> Device {
    guard portrait != landscape else { return self }
    var copy = self
    copy.orientation = orientation
    copy.split = nil
    copy.ownSize = nil
    copy.ownSafeAreaInsets = nil
    return copy
  }

  /// Returns a tablet with an app in a part of its screen: `.iPadPro11(.landscape(splitView: .oneThird))`. A device
  /// without split screen uses the full screen.
  public func callAsFunction(_ orientation: TabletOrientation) -> Device {
    var copy = self(orientation.orientation)
    if copy.posture.narrowSplit != nil { copy.split = orientation.split }
    return copy
  }
}

extension Device {
  /// Returns the context for rendering a view full-screen on the device.
  ///
  /// - Parameters:
  ///   - displayScale: The number of pixels per point; `nil` for the device's.
  ///   - background: The background of the screen.
  public func context(
    dynamicTypeSize: DynamicTypeSize = .large, colorScheme: ColorScheme = .light,
    colorSchemeContrast: ColorSchemeContrast = .standard, legibilityWeight: LegibilityWeight = .regular,
    layoutDirection: LayoutDirection = .leftToRight, localeIdentifier: String = "en_US",
    displayScale: CGFloat? = nil, fonts: FontBook = .embedded, background: PictureBackground = .system,
    design: SystemDesign = .iOS18
  ) -> RenderContext {
    var context = RenderContext(
      dynamicTypeSize: dynamicTypeSize, colorScheme: colorScheme, colorSchemeContrast: colorSchemeContrast,
      legibilityWeight: legibilityWeight, layoutDirection: layoutDirection, localeIdentifier: localeIdentifier,
      fonts: fonts, design: design)
    context.use(self)
    if let displayScale { context.displayScale = displayScale }
    context.background = background
    return context
  }
}

extension RenderContext {
  /// Sets the properties of the context to the device's: size, display scale, safe area, size classes, system
  /// background and traits.
  public mutating func use(_ device: Device) {
    width = device.width
    height = device.height
    displayScale = device.displayScale
    safeAreaInsets = device.safeAreaInsets
    horizontalSizeClass = device.horizontalSizeClass
    verticalSizeClass = device.verticalSizeClass
    screen = device.screen
    background = .system
    apply(device.traits)
  }
}

extension Device: CustomStringConvertible {
  /// The device's name in references.
  public var description: String { name }
}
