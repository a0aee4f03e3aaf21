import Foundation
import SliceKit
import Snapshot
import Testing
import SnapshotUI

/// The profile: V1 to V9, V13 and V16.
@Suite(.snapshots) struct ProfileViewTests {
  private let context = RenderContext(width: 375, height: 110)

  private func makeView(_ viewData: ProfileViewData = .blob) -> ProfileView {
    let view = ProfileView()
    view.configure(with: viewData)
    return view
  }

  private func picture(of view: some View, in context: RenderContext) throws -> Data {
    try PNG.encode(Renderer().render(view, in: context))
  }

  @Test("V1: a view shows all of its view data, and depends on nothing else") func wholeViewData() throws {
    let changes: [(inout ProfileViewData) -> Void] = [
      { $0.name = "Blob Senior" }, { $0.memberSince = "Joined 1999" }, { $0.followers = "0" },
      { $0.isPremiumUser = false },
    ]
    #expect(changes.count == Mirror(reflecting: ProfileViewData.blob).children.count)
    let original = try picture(of: makeView(), in: context)
    for change in changes {
      var viewData = ProfileViewData.blob
      change(&viewData)
      #expect(try picture(of: makeView(viewData), in: context) != original)
    }
    #expect(try picture(of: makeView(), in: context) == original)
  }

  @Test("V2: a view keeps no view data, and looks the same for equal data") func noState() throws {
    let view = makeView()
    let once = try picture(of: view, in: context)
    view.configure(with: .blob)
    #expect(try picture(of: view, in: context) == once)
    for child in Mirror(reflecting: view).children { #expect(!(child.value is ProfileViewData)) }
  }

  @Test("V2: earlier view data does not affect a view") func reuse() throws {
    let other = ProfileViewData(name: "", memberSince: "", followers: "", isPremiumUser: false)
    let view = makeView(other)
    view.configure(with: .blob)
    #expect(try picture(of: view, in: context) == picture(of: makeView(), in: context))
  }

  /// Text on the heap, so that a test sees when it is released.
  private final class Box {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private struct BoxedViewData {
    var title: Box
  }

  private final class TitleView: Slice {
    private let label = TextLabel()
    var content: some View { label }
    func configure(with viewData: BoxedViewData) { label.text = viewData.title.text }
  }

  @Test("V2: a configured view renders again without its view data") func discardedViewData() throws {
    let view = TitleView()
    weak var box: Box?
    do {
      let viewData = BoxedViewData(title: Box("Blob"))
      box = viewData.title
      view.configure(with: viewData)
    }
    #expect(box == nil)
    let once = try picture(of: view, in: context)
    #expect(try picture(of: view, in: context) == once)
    #expect(try view.inspect().find(text: "Blob").isVisible)
  }

  private final class Spy: ProfileViewDelegate {
    var followed: [ProfileView] = []
    func profileViewDidTapFollow(_ view: ProfileView) { followed.append(view) }
  }

  @Test("V3: a tap calls the delegate, and does nothing else") func delegate() throws {
    let (view, spy) = (makeView(), Spy())
    view.delegate = spy
    let before = try picture(of: view, in: context)
    try view.inspect().find(button: "Follow").tap()
    #expect(spy.followed.count == 1)
    #expect(spy.followed.first === view)
    #expect(try picture(of: view, in: context) == before)
    // Without a delegate, a tap does nothing.
    view.delegate = nil
    try view.inspect().find(button: "Follow").tap()
  }

  @Test("V4: a pressed button has a snapshot") func highlight() throws {
    let view = makeView()
    #expect(try picture(of: view.highlighted(), in: context) != picture(of: view, in: context))
    #expect(try picture(of: view.highlighted(false), in: context) == picture(of: view, in: context))
    assertSnapshot(matching: view.highlighted(), as: .image(context: context), named: "pressed")
  }

  @Test("V5: premium users have a badge") func badge() throws {
    var regular = ProfileViewData.blob
    regular.isPremiumUser = false
    #expect(try makeView().inspect().findAll { $0.text == "PREMIUM" }.isEmpty == false)
    #expect(try makeView(regular).inspect().findAll { $0.text == "PREMIUM" }.isEmpty)
    assertSnapshot(matching: makeView(), as: .image(context: context), named: "premium")
    assertSnapshot(matching: makeView(regular), as: .image(context: context), named: "regular")
  }

  @Test("V6: the image is set separately from the view data") func profileImage() throws {
    let view = makeView()
    let placeholder = try picture(of: view, in: context)
    view.set(profileImage: .portrait)
    #expect(try picture(of: view, in: context) != placeholder)
    assertSnapshot(matching: view, as: .image(context: context), named: "portrait")
    // Later view data does not change it.
    view.configure(with: .blob)
    #expect(try picture(of: view, in: context) != placeholder)
    view.set(profileImage: nil)
    #expect(try picture(of: view, in: context) == placeholder)
  }

  @Test("V8: three states have three views") func states() throws {
    let loaded = try makeView().rendered(in: context).elementsText
    #expect(!loaded.contains("Loading") && !loaded.contains("Progress") && !loaded.contains("exclamationmark"))
    let failed = ProfileErrorView()
    failed.configure(with: ProfileErrorViewData(message: "The profile could not be loaded."))
    assertSnapshot(matching: ProfileLoadingView(), as: .image(size: CGSize(width: 250, height: 60)), named: "loading")
    assertSnapshot(matching: failed, as: .image(size: CGSize(width: 300, height: 90)), named: "failed")
    assertSnapshot(matching: makeView(), as: .elements, named: "loaded")
  }

  @Test("V13: snapshots are light by default, and dark on request") func darkMode() throws {
    let view = makeView()
    func strategy(_ traits: SnapshotTraits) -> Snapshotting<ProfileView, PixelBuffer> {
      .image(size: CGSize(width: 375, height: 110), traits: traits)
    }
    assertSnapshot(matching: view, as: strategy(.darkMode), named: "dark")
    let scheme = try view.rendered(in: RenderContext()).element.environment.colorScheme
    #expect(scheme == .light)
    #expect(try picture(of: view.colorScheme(.light), in: context) == picture(of: view, in: context))
    #expect(try picture(of: view.colorScheme(.dark), in: context) != picture(of: view, in: context))
  }

  @Test("V16: each accessibility setting changes the picture, and none breaks the layout") func accessibility() throws {
    let view = makeView()
    let plain = Matrix.devices(.iPhone12Mini, .iPhone8, .iPadMini)
    let settings: [(name: String, matrix: Matrix)] = [
      ("type size", .typeSizes(.accessibility3)), ("bold text", .legibilityWeights(.bold)),
      ("right to left", .layoutDirections(.rightToLeft)),
    ]
    for setting in settings {
      for (cell, changed) in zip(plain.cells, (plain * setting.matrix).cells) {
        let (before, after) = try (view.displayList(in: cell.context), view.displayList(in: changed.context))
        #expect(before.textForm != after.textForm, "\(setting.name) on \(cell.name)")
      }
    }
    let all =
      plain * .typeSizes(.accessibility3) * .legibilityWeights(.bold) * .contrasts(.increased)
      * .colorSchemes(.light, .dark) * .layoutDirections(.leftToRight, .rightToLeft)
    #expect(all.cells.count == 12)
    assertNoDiagnostics(of: view, across: all)
  }

  @Test("V16: devices, appearances and accessibility sizes") func devices() throws {
    let devices = Matrix.devices(.iPhone12Mini, .iPhone8, .iPadMini)
    let places = devices.cells.map { cell in
      let insets = cell.context.safeAreaInsets
      return [cell.context.width ?? 0, cell.context.height ?? 0, cell.context.displayScale, insets.top, insets.bottom]
    }
    #expect(places.prefix(2) == [[375, 812, 3, 50, 34], [375, 667, 2, 20, 0]])
    let view = makeView()
    assertSnapshots(of: view, across: (devices * .colorSchemes(.light, .dark)).atScale(1))
    let sizes = Matrix.typeSizes(.large, .xxxLarge, .accessibility3)
    assertSnapshots(of: view, across: devices, as: [.layout(across: sizes)])
    assertNoDiagnostics(of: view, across: devices * sizes)
  }
}
