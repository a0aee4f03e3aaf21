import Foundation
import SliceKit
import Snapshot
import SnapshotCore
import SnapshotLedger
import StateStore
import StateStoreUI
import SnapshotFoundation
import SnapshotTestReporting
import Testing
import SnapshotUI

@Suite struct MappingTests {
  @Test("V7: the response is converted to view data without a view")
  func mapping() {
    let dto = ProfileDTO(
      id: "1", firstName: "Blob", lastName: "Blobson", joinedDay: 18_770, followers: 12_345, subscription: "premium")
    #expect(ProfileViewData(dto) == .blob)
    var regular = dto
    regular.subscription = "trial"
    regular.lastName = ""
    regular.followers = 999
    let viewData = ProfileViewData(regular)
    #expect(viewData.name == "Blob")
    #expect(viewData.followers == "999")
    #expect(!viewData.isPremiumUser)
  }

  @Test("V7", arguments: [(0, "Jan 1970"), (-1, "Dec 1969"), (11_016, "Feb 2000"), (11_017, "March 2000")])
  func days(day: Int, text: String) {
    #expect(CivilDay(day).monthAndYear == text)
  }
}

/// V12, V14: the failures of pictures that differ, in a separate run.
@Suite struct PrecisionTests {
  /// A picture with a share of pixels in a different color.
  private func picture(differing rows: Int) -> PixelBuffer {
    var picture = PixelBuffer(width: 20, height: 100, filledWith: .white)
    for index in 0..<(rows * 20) { picture.pixels[index] = RGBA.black.premultiplied }
    return picture
  }

  private struct Outcome {
    var message: String?
    var entry: LedgerEntry
    var folder: RunFolder
  }

  /// Compares a picture with a white one in a separate folder.
  private func verify(
    _ picture: PixelBuffer, precision: Float, body: (Outcome) throws -> Void
  ) throws {
    let folder = (NSTemporaryDirectory() as NSString).appendingPathComponent("precision-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func assert(_ picture: PixelBuffer, run: String) -> String? {
      var settings = ProcessSettings()
      settings.runDirectory = folder + "/" + run
      return ProcessSettings.$injected.withValue(settings) {
        NameRegistry.$injected.withValue(NameRegistry()) {
          let assertion = Assertion(
            name: "voucher", record: .missing, directory: folder + "/references",
            position: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column),
            testName: "precision()")
          return assertion.verify({ picture }, as: .image(precision: precision)).message
        }
      }
    }
    #expect(assert(self.picture(differing: 0), run: "first") != nil, "recorded")
    let message = assert(picture, run: "second")
    let run = RunFolder(path: folder + "/second")
    let entry = try #require(Ledger(contentsOf: run).entries.first)
    try body(Outcome(message: message, entry: entry, folder: run))
  }

  @Test(
    "V12: half of the pixels are enough for a precision of 0.5, and fewer are not",
    arguments: [(50, true), (51, false)])
  func half(rows: Int, passes: Bool) throws {
    try verify(picture(differing: rows), precision: 0.5) { #expect(($0.message == nil) == passes) }
  }

  @Test("V12: a change of 40 % passes at a precision of 0.5, and is recorded in the run")
  func toleratedDifferencesAreRecorded() throws {
    try verify(picture(differing: 40), precision: 0.5) { outcome in
      #expect(outcome.message == nil)
      #expect(outcome.entry.outcome == .passed)
      #expect(outcome.entry.image?.differingPixels == 800)
      #expect(outcome.entry.image?.clusters == [[0, 0, 20, 40]])
    }
    try verify(picture(differing: 0), precision: 0.5) { #expect($0.entry.image == nil) }
  }

  @Test("V14: a difference of one pixel fails, and all three pictures are kept") func onePixel() throws {
    var changed = picture(differing: 0)
    changed.pixels[777] = RGBA.black.premultiplied
    try verify(changed, precision: 1) { outcome in
      #expect(outcome.message?.contains("1 pixel differs in 1 area") == true)
      #expect(outcome.entry.outcome == .changed)
      let kept = [
        outcome.entry.artifacts.expected, outcome.entry.artifacts.actual, outcome.entry.artifacts.difference,
      ].compactMap { $0 }
      #expect(kept.count == 3)
      for path in kept {
        let data = try #require(FileManager.default.contents(atPath: outcome.folder.absolutePath(path)))
        #expect(try PNG.decode(data).width >= 20)
      }
    }
  }

  @Test("V17: a precision below 1 does not hide a changed text") func companion() throws {
    let context = RenderContext(width: 350, height: 350)
    let (view, changed) = (VoucherView(), VoucherView())
    view.configure(with: .coffee)
    changed.configure(with: .expired)
    let (before, after) = try (view.rendered(in: context), changed.rendered(in: context))
    let pictures = try [before, after].map { try Renderer().render($0.displayList) }
    #expect(Diffing<PixelBuffer>.image(precision: 0.5).diffV2(pictures[0], pictures[1]) == nil)
    #expect(Diffing<String>.lines.diffV2(before.layoutText, after.layoutText) != nil)
  }
}

/// V18: a view is independent of the source of its data.
@Suite struct AnyArchitectureTests {
  private enum ProfileAction: SliceAction { case renamed(String) }

  private final class ProfileCoordinator: SliceCoordinator {
    private(set) var state: ProfileViewData
    init(state: ProfileViewData) { self.state = state }
    func sliceDescriptors(for state: ProfileViewData) -> [SliceDescriptor] { [SliceDescriptor(viewModel: state)] }
    func handle(_ action: ProfileAction) {
      switch action {
      case .renamed(let name): state.name = name
      }
    }
  }

  private struct StoreScreen: View {
    let store: Store<ProfileViewData, String>

    var body: some View {
      WithViewStore(store) { viewStore in
        ScrollView { ProfileView(viewStore.state).frame(maxWidth: .infinity, alignment: .leading) }
      }
    }
  }

  @Test("V18: plain code, a coordinator and a store show the same") func sameView() throws {
    let context = RenderContext(width: 375, height: 110)
    func picture(_ view: some View) throws -> PixelBuffer { try Renderer().render(view, in: context) }

    let plain = ProfileView(.blob)
    let screen = SliceScreen(
      ProfileCoordinator(state: .blob), state: \.state, slices: SliceRegistry(ProfileView.self), in: context)
    let reducer = Reducer<ProfileViewData, String, Void> { state, name, _ in
      state.name = name
      return .none
    }
    let store = Store(initialState: ProfileViewData.blob, reducer: reducer, environment: ())
    let host = ViewHost(StoreScreen(store: store), in: context)
    #expect(try picture(screen.view) == picture(ScrollView { plain.frame(maxWidth: .infinity, alignment: .leading) }))
    #expect(try picture(host.view) == picture(screen.view))

    var renamed = ProfileViewData.blob
    renamed.name = "Blob Junior"
    plain.configure(with: renamed)
    screen.send(.renamed("Blob Junior"))
    store.send("Blob Junior")
    #expect(try plain.inspect().find(text: "Blob Junior").isVisible)
    #expect(try picture(screen.view) == picture(ScrollView { plain.frame(maxWidth: .infinity, alignment: .leading) }))
    #expect(try picture(host.view) == picture(screen.view))
  }
}
