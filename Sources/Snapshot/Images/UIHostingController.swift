import Views

#if !canImport(UIKit)
  /// A stand-in for UIKit's class, so that strategies and helpers that are written for view controllers compile where there
  /// is no UIKit. It shows nothing; ``UIHostingController`` shows a view.
  open class UIViewController: View {
    /// The appearance in which the controller is rendered, or `nil` for that of the strategy.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle?

    public init() {}

    open var body: AnyView { AnyView(EmptyView()) }
  }

  /// A stand-in for SwiftUI's hosting controller, so that call sites that take a picture of one compile where there is no
  /// UIKit. It is rendered as its root view is.
  ///
  ///     assertSnapshot(of: UIHostingController(rootView: LoginScreen()), as: .image(on: .iPhone13))
  open class UIHostingController<Content: View>: UIViewController {
    /// The view that is rendered.
    open var rootView: Content

    public init(rootView: Content) { self.rootView = rootView }

    open override var body: AnyView { AnyView(rootView.preferredColorScheme(overrideUserInterfaceStyle)) }
  }
#endif
