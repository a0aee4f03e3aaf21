import Foundation
import Testing
import SnapshotUI

/// Environment values of the device, and the actions that a host records.
@MainActor @Suite struct EnvironmentValueTests {
  struct Settings: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
    @Environment(\.accessibilityShowButtonShapes) private var shapes
    @Environment(\.accessibilityReduceTransparency) private var transparency
    @Environment(\.accessibilityEnabled) private var isAssisted
    @Environment(\.pixelLength) private var pixel
    @Environment(\.sizeCategory) private var category
    @Environment(\.controlActiveState) private var active
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.supportsMultipleWindows) private var windows
    @Environment(\.headerProminence) private var prominence

    var body: some View {
      let flags = [reduceMotion, isVoiceOverOn, differentiate, shapes, transparency, isAssisted]
      Text(flags.map { $0 ? "1" : "0" }.joined() + " \(pixel) \(category.isAccessibilityCategory)")
    }
  }

  @Test func allSettingsAreOffByDefault() throws {
    let context = RenderContext(width: 200, displayScale: 2)
    #expect(try Settings().rendered(in: context).inspect().text == "000000 0.5 false")
  }

  @Test func theContextSetsThem() throws {
    var context = RenderContext(width: 200, displayScale: 4, dynamicTypeSize: .accessibility2)
    context.accessibilityOptions = [.reduceMotion, .voiceOver, .showButtonShapes]
    #expect(try Settings().rendered(in: context).inspect().text == "110101 0.25 true")
  }

  @Test func aModifierSetsThemForAPart() throws {
    let view = Settings().environment(\.accessibilityDifferentiateWithoutColor, true)
    #expect(try view.rendered(in: RenderContext(width: 200, displayScale: 1)).inspect().text == "001000 1.0 false")
  }

  @Test func aMatrixHasAnAxisOfSettings() throws {
    let matrix = Matrix.accessibilityOptions([], .reduceMotion, [.voiceOver, .invertColors])
    #expect(
      matrix.cells.map { $0.context.accessibilityOptions.description } == [
        "none", "reduceMotion", "invertColors+voiceOver",
      ])
  }

  @Test func aChangedContextEvaluatesTheReader() throws {
    let host = ViewHost(Settings())
    _ = try host.inspect()
    host.context.accessibilityOptions = .reduceMotion
    #expect(try host.evaluations().last?.description == "Settings: _reduceMotion changed.")
  }

  struct Actions: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.requestReview) private var requestReview
    let url: URL

    var body: some View {
      Button("All") {
        openURL(url)
        openWindow(id: "detail", value: 3)
        openWindow(id: "main")
        dismissWindow(id: "main")
        openSettings()
        requestReview()
      }
    }
  }

  @Test func aHostRecordsRequestsToTheSystem() throws {
    let url = try #require(URL(string: "https://a.example"))
    let host = ViewHost(Actions(url: url))
    try host.inspect().find(button: "All").tap()
    #expect(
      host.systemRequests == [
        .openURL(url), .openWindow(id: "detail", value: "3"), .openWindow(id: "main", value: nil),
        .dismissWindow(id: "main", value: nil), .openSettings, .requestReview,
      ])
    #expect(try host.evaluations().count == 1)
  }

  struct Opening: View {
    @Environment(\.openURL) private var openURL
    @State private var accepted = "?"
    let url: URL
    var body: some View {
      Button("Open \(accepted)") { openURL(url) { accepted = "\($0)" } }
    }
  }

  @Test func anOpenURLActionHandlesURLs() throws {
    let (url, other) = (try #require(URL(string: "https://a.example")), try #require(URL(string: "https://b.example")))
    let discarding = ViewHost(Opening(url: url).environment(\.openURL, OpenURLAction { _ in .discarded }))
    try discarding.inspect().find(button: "Open ?").tap()
    _ = try discarding.inspect().find(button: "Open false")
    #expect(discarding.systemRequests.isEmpty)
    let redirecting = ViewHost(
      Opening(url: url).environment(\.openURL, OpenURLAction { _ in .systemAction(other) }))
    try redirecting.inspect().find(button: "Open ?").tap()
    _ = try redirecting.inspect().find(button: "Open true")
    #expect(redirecting.systemRequests == [.openURL(other)])
  }

  struct Identified: View {
    let log: LogBox
    @State private var id = 1
    var body: some View {
      Button("Next") { id += 1 }.task(id: id) { [log, id] in await log.add(id) }
    }
  }

  actor LogBox {
    private(set) var ids: [Int] = []
    func add(_ id: Int) { ids.append(id) }
  }

  @Test func aTaskRestartsWhenItsIDChanges() async throws {
    let log = LogBox()
    let host = ViewHost(Identified(log: log))
    _ = try host.inspect()
    try await waitForTasks(of: log, count: 1)
    try host.inspect().find(button: "Next").tap()
    _ = try host.inspect()
    try await waitForTasks(of: log, count: 2)
    #expect(await log.ids == [1, 2])
  }

  private func waitForTasks(of log: LogBox, count: Int) async throws {
    while await log.ids.count < count { try await Task.sleep(for: .milliseconds(5)) }
  }

  struct Rows: View {
    @State private var rows = ["a", "b"]
    var body: some View {
      VStack {
        ForEach($rows, id: \.self) { $row in TextField("Row", text: $row) }
        ForEach($rows.indices, id: \.self) { index in Text("\(index)") }
        Text($rows.map { $0.wrappedValue }.joined())
      }
    }
  }

  @Test func aBindingToACollectionIsACollectionOfBindings() throws {
    let host = ViewHost(Rows())
    try host.inspect().find(TextField<Text>.self).type("c")
    #expect(try host.inspect().texts.last == "cb")
  }
}
