import Views

#if !canImport(UIKit)
  /// A stand-in for SwiftUI's hosting controller, so that call sites that take a picture of one compile where there is no
  /// UIKit. It is rendered as its root view is.
  ///
  ///     assertSnapshot(of: UIHostingController(rootView: LoginScreen()), as: .image(on: .iPhone13))
  open class UIHostingController<Content: View>: View {
    /// The view that is rendered.
    open var rootView: Content
    /// The appearance in which the view is rendered, or `nil` for that of the strategy.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle?

    public init(rootView: Content) { self.rootView = rootView }

    public var body: some View { rootView.preferredColorScheme(overrideUserInterfaceStyle) }
  }
#endif
