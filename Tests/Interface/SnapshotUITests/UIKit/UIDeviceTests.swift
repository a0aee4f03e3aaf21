import Foundation
import SnapshotUI
import Testing

#if !canImport(UIKit)
  @Suite struct UIDeviceTests {
    /// A view that writes what the device answers.
    private struct Answers: View {
      var body: some View {
        let bounds = UIScreen.main.bounds
        VStack {
          Text("\(UIDevice.current.userInterfaceIdiom)")
          Text("\(Int(bounds.width)) × \(Int(bounds.height)) at \(Int(UIScreen.main.scale))")
          Text(UIDevice.current.orientation.isLandscape ? "landscape" : "portrait")
          Text("\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)")
          Text(UIAccessibility.isReduceMotionEnabled ? "still" : "moving")
          Text(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light")
        }
      }
    }

    private func texts(_ context: RenderContext) throws -> [String] {
      try Answers().inspect(in: context).texts
    }

    @Test func answersAreThoseOfTheContext() throws {
      #expect(
        try texts(Device.iPhone15.context()) == ["phone", "393 × 852 at 3", "portrait", "iOS 18.0", "moving", "light"])
      #expect(
        try texts(Device.iPhone15(.landscape).context(colorScheme: .dark, design: .iOS26)) == [
          "phone", "852 × 393 at 3", "landscape", "iOS 26.0", "moving", "dark",
        ])
      var pad = Device.iPadPro11(.portrait).context()
      pad.accessibilityOptions = .reduceMotion
      #expect(try texts(pad) == ["pad", "834 × 1,194 at 2", "portrait", "iPadOS 18.0", "still", "light"])
      // An app in a part of the screen is on a tablet, and knows the whole screen.
      let part = Device.iPadPro11(.landscape(splitView: .oneThird)).context()
      #expect(try texts(part).prefix(2) == ["pad", "1,194 × 834 at 2"])
      #expect(try texts(RenderContext(width: 100, height: 50))[1] == "100 × 50 at 1")
    }

    @Test func answersOutsideOfARenderingAreThoseOfTheDefaultDevice() {
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(UIDevice.current.model == "iPhone")
      #expect(UITraitCollection.current == UITraitCollection())
    }

    /// The window by which views of many apps ask for the safe area.
    private struct Insets: View {
      var body: some View {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let insets = scenes.flatMap(\.windows).first { $0.isKeyWindow }?.safeAreaInsets ?? .zero
        let bar = scenes.first?.statusBarManager?.statusBarFrame ?? .zero
        Text([insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }.joined(separator: " "))
        Text("\(Int(bar.width)) × \(Int(bar.height))")
      }
    }

    @Test func theWindowHasTheSafeAreaOfTheDevice() throws {
      func texts(_ context: RenderContext) throws -> [String] { try Insets().inspect(in: context).texts }
      #expect(try texts(Device.iPhone15.context()) == ["59 0 34 0", "393 × 59"])
      #expect(try texts(Device.iPhone15(.landscape).context()) == ["0 59 21 59", "852 × 0"])
      #expect(try texts(Device.iPhoneSE3.context()) == ["20 0 0 0", "375 × 20"])
      var context = RenderContext(width: 100, height: 50)
      context.safeAreaInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      context.layoutDirection = .rightToLeft
      #expect(try texts(context)[0] == "1 4 3 2")
      // A bar above the view changes the safe area of the view, not that of the window.
      let below = VStack { Insets() }.safeAreaInset(edge: .top) { Color.red.frame(height: 30) }
      #expect(try below.inspect(in: Device.iPhone15.context()).texts[0] == "59 0 34 0")
      #expect(UIApplication.shared.keyWindow?.safeAreaInsets == UIEdgeInsets(top: 20))
    }

    @Test func aSceneHasOneWindowAndSession() throws {
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      #expect(scene.windows == UIApplication.shared.windows && scene.keyWindow == scene.windows.first)
      #expect(scene.keyWindow?.windowScene == scene && scene.session.scene == scene)
      #expect(UIApplication.shared.openSessions == [scene.session])
      let configuration = UISceneConfiguration(name: "Main", sessionRole: scene.session.role)
      #expect(configuration.name == "Main" && configuration.role == .windowApplication)
    }

    @Test func categoriesAreTypeSizes() {
      let category: UIContentSizeCategory = .accessibilityExtraExtraExtraLarge
      #expect(DynamicTypeSize(category) == .accessibility5 && category.isAccessibilityCategory)
      #expect(UIContentSizeCategory(nil) == .large && !UIContentSizeCategory.extraSmall.isAccessibilityCategory)
    }

    /// What an action asks of the system is recorded.
    @Test func actionsAreRecorded() throws {
      struct Actions: View {
        var body: some View {
          Button("Copy") { UIPasteboard.general.string = "code" }
          Button("Open") { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
          Button("Feel") {
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            UISelectionFeedbackGenerator().selectionChanged()
            UIApplication.shared.isIdleTimerDisabled = true
          }
        }
      }
      let host = ViewHost(Actions())
      try host.inspect().find(button: "Copy").tap()
      try host.inspect().find(button: "Open").tap()
      try host.inspect().find(button: "Feel").tap()
      #expect(host.systemRequests == [.copy("code"), .openURL(URL(string: "app-settings:")!)])
      #expect(!UIApplication.shared.isIdleTimerDisabled)
      #expect(UIPasteboard.general.string == nil)
    }

    /// Appearances have no effect on a picture.
    @Test func appearancesAreInert() throws {
      let view = NavigationStack { Text("x").navigationTitle("Title") }
      let context = Device.iPhoneSE3.context()
      let before = try view.displayList(in: context)
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
      UINavigationBar.appearance().standardAppearance = appearance
      UITabBar.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
      #expect(try view.displayList(in: context) == before)
    }
  }
#endif
