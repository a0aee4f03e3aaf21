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
      #expect(!UIApplication.shared.isIdleTimerDisabled && UIApplication.shared.connectedScenes.isEmpty)
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
