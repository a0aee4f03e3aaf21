import SnapshotUI

#if !canImport(UIKit)
  /// A stand-in for UIKit's class, so that strategies and helpers for view controllers compile without UIKit. It is empty; use
  /// ``UIHostingController`` to show a view.
  nonisolated open class UIViewController: View {
    /// The appearance in which the controller is rendered, or `nil` for that of the strategy.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle?

    /// Creates a view controller.
    public init() {}

    open var body: AnyView { AnyView(EmptyView()) }
  }

  /// A stand-in for SwiftUI's hosting controller, so that existing image assertions compile without UIKit. It renders its root
  /// view.
  ///
  ///     assertSnapshot(of: UIHostingController(rootView: LoginScreen()), as: .image(on: .iPhone13))
  nonisolated open class UIHostingController<Content: View>: UIViewController {
    /// The view that is rendered.
    open var rootView: Content

    /// Creates a controller that shows a view.
    public init(rootView: Content) { self.rootView = rootView }

    open override var body: AnyView { AnyView(rootView.preferredColorScheme(overrideUserInterfaceStyle)) }
  }
#endif
