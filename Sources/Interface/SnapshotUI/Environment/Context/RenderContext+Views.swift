/// What only views need of a context.
private struct ViewValues: RenderContextValues {
  var horizontalSizeClass: UserInterfaceSizeClass?
  var verticalSizeClass: UserInterfaceSizeClass?
  var accessibilityOptions: AccessibilityOptions = []
  var mainBundle: Bundle?
  var allowsMissingAssets = false
  var design = SystemDesign.iOS18
  var moment = PictureMoment.settled
  var screen: DeviceScreen?
}

extension RenderContext {
  /// The horizontal size class, if known.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[ViewValues.self].horizontalSizeClass }
    set { self[ViewValues.self].horizontalSizeClass = newValue }
  }

  /// The vertical size class, if known.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[ViewValues.self].verticalSizeClass }
    set { self[ViewValues.self].verticalSizeClass = newValue }
  }

  /// The accessibility settings of the device, such as Reduce Motion. None by default.
  public var accessibilityOptions: AccessibilityOptions {
    get { self[ViewValues.self].accessibilityOptions }
    set { self[ViewValues.self].accessibilityOptions = newValue }
  }

  /// The bundle that stands in for `Bundle.main`, with the strings tables and asset catalogs of the app; `nil` for none.
  public var mainBundle: Bundle? {
    get { self[ViewValues.self].mainBundle }
    set { self[ViewValues.self].mainBundle = newValue }
  }

  /// Whether an image or a color that no asset catalog has is left out. By default it is an error.
  public var allowsMissingAssets: Bool {
    get { self[ViewValues.self].allowsMissingAssets }
    set { self[ViewValues.self].allowsMissingAssets = newValue }
  }

  /// The generation of iOS' design. `iOS18` by default, which is the look of iOS 15 to 18.
  public var design: SystemDesign {
    get { self[ViewValues.self].design }
    set { self[ViewValues.self].design = newValue }
  }

  /// The moment of the view that a picture shows. By default the view has settled.
  public var moment: PictureMoment {
    get { self[ViewValues.self].moment }
    set { self[ViewValues.self].moment = newValue }
  }

  /// The screen of the device; `nil` for a context without a device.
  var screen: DeviceScreen? {
    get { self[ViewValues.self].screen }
    set { self[ViewValues.self].screen = newValue }
  }

  /// Creates a context with values that only views need. All values have defaults.
  public init(
    width: CGFloat? = nil, height: CGFloat? = nil, displayScale: CGFloat = 1,
    safeAreaInsets: EdgeInsets = EdgeInsets(), dynamicTypeSize: DynamicTypeSize = .large,
    colorScheme: ColorScheme = .light, colorSchemeContrast: ColorSchemeContrast = .standard,
    legibilityWeight: LegibilityWeight = .regular, layoutDirection: LayoutDirection = .leftToRight,
    horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil,
    localeIdentifier: String = "en_US", mainBundle: Bundle? = nil, fonts: FontBook = .embedded,
    background: PictureBackground = .transparent, date: Date = RenderContext.defaultDate,
    design: SystemDesign = .iOS18
  ) {
    self.init(
      width: width, height: height, displayScale: displayScale, safeAreaInsets: safeAreaInsets,
      dynamicTypeSize: dynamicTypeSize, colorScheme: colorScheme, colorSchemeContrast: colorSchemeContrast,
      legibilityWeight: legibilityWeight, layoutDirection: layoutDirection, localeIdentifier: localeIdentifier,
      fonts: fonts, background: background, date: date)
    self[ViewValues.self] = ViewValues(
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, mainBundle: mainBundle,
      design: design)
  }
}
