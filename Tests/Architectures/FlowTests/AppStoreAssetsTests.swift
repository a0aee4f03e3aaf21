import Snapshot
import StateStore
import Testing
import SnapshotUI

/// T11 and T18: the screenshots for an app store, created by tests: scenes on several devices, with a frame and a caption.
@MainActor @Suite struct AppStoreAssetsTests {
  enum Scene: String, CaseIterable {
    case start, typed, sending, taken, done

    var caption: String {
      switch self {
      case .start: "One field.\nNothing else."
      case .typed: "Your name,\nas you write it"
      case .sending: "Quick on any\nconnection"
      case .taken: "Honest\nabout names"
      case .done: "Ready\nat once"
      }
    }

    var state: SignUpState {
      switch self {
      case .start: SignUpState()
      case .typed: SignUpState(name: "Łucja Ångström")
      case .sending: SignUpState(name: "Ada", phase: .sending)
      case .taken: SignUpState(name: "Ada", phase: .failed("This name is taken."))
      case .done: SignUpState(name: "Grace", phase: .done)
      }
    }
  }

  static let devices: [(name: String, config: ViewImageConfig)] = [
    ("iPhone_5_5", .iPhone8Plus), ("iPhone_6_5", .iPhoneXsMax), ("iPad_12_9", .iPadPro12_9(.portrait)),
  ]

  @Test("T18: five scenes on three devices", arguments: Scene.allCases)
  func assets(scene: Scene) {
    let store = Store<SignUpState, SignUpAction>(
      initialState: scene.state, reducer: Reducer<SignUpState, SignUpAction, Void>.empty, environment: ())
    for device in Self.devices {
      let asset = FramedScreen(caption: scene.caption) { SignUpScreen(store: store) }
      assertSnapshot(
        of: asset, as: .image(layout: .device(config: device.config), traits: SnapshotTraits(displayScale: 0.5)),
        named: device.name)
    }
  }
}

/// A screen in the outline of a device, below a caption. It fills the proposed size.
struct FramedScreen<Content: View>: View {
  let caption: String
  let content: Content

  init(caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    GeometryReader { place in
      let unit = min(place.size.width, place.size.height * 0.62) / 100
      VStack(spacing: 8 * unit) {
        Text(caption).font(.system(size: 8 * unit, weight: .bold)).foregroundColor(.white)
          .multilineTextAlignment(.center)
        content
          .background(Color.white)
          .clipShape(RoundedRectangle(cornerRadius: 6 * unit))
          .padding(2.5 * unit)
          .background(Color.black, in: RoundedRectangle(cornerRadius: 8 * unit))
          .padding(.horizontal, 12 * unit)
      }
      .padding(.top, 12 * unit)
      .frame(width: place.size.width, height: place.size.height + 20 * unit, alignment: .top)
    }
    .background(Color(red: 0.29, green: 0.24, blue: 0.87))
    .clipped()
    .ignoresSafeArea()
  }
}
