import SnapshotCrashingPreviewFixture
import Foundation
import SnapshotPreviewFixture
import Raster
import SnapshotCore
import SnapshotPreviewMessages
import SnapshotWorkspace
import Testing

@testable import Snapshot
@testable import SnapshotUI

/// The process that draws for `snapshot preview`: this test program once more, asked through pipes.
@Suite struct PreviewRendererTests {
  /// The assertion at which the process begins to answer.
  @MainActor @Test func answersRequests() {
    // Only the process that the other tests start has pipes.
    guard PreviewRenderer.current != nil else { return }
    assertPreviews(in: "Nothing", across: .colorSchemes(.light))
  }

  /// The assertion of a test that lets other threads continue first.
  @MainActor @Test func answersRequestsAfterPreparing() async throws {
    guard PreviewRenderer.current != nil else { return }
    try await Previews.prepare(in: "SnapshotUnpreparedPreviewFixture")
    assertPreviews(in: "Nothing")
  }

  /// A process with its pipes.
  private final class Renderer {
    let process = Process()
    private let requests: Int32
    private var replies: LineReader
    private let folder: String

    init(test: String = "answersRequests", environment: [String: String] = [:]) throws {
      folder = try Self.makePipes()
      requests = open(folder + "/requests", O_RDWR | O_CLOEXEC)
      replies = LineReader(descriptor: open(folder + "/replies", O_RDWR | O_CLOEXEC))
      try Self.prepare(process, test: test, folder: folder, environment: environment)
      try process.run()
    }

    /// Creates the named pipes in a new folder.
    static func makePipes() throws -> String {
      let folder = NSTemporaryDirectory() + "/renderer-\(UInt64.random(in: 0 ... .max))"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for name in ["requests", "replies"] { try #require(mkfifo(folder + "/" + name, 0o600) == 0) }
      return folder
    }

    static func prepare(
      _ process: Process, test: String = "answersRequests", folder: String, environment: [String: String] = [:]
    ) throws {
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      let filter = try #require(TestFilter.current).arguments.dropLast()
      process.arguments = filter + ["^PreviewTests\\.PreviewRendererTests/\(test)\\("]
      process.environment = ProcessInfo.processInfo.environment.merging([
        PreviewChannel.requests: folder + "/requests", PreviewChannel.replies: folder + "/replies",
        // As the tool starts it: a backtrace that hangs keeps the pipe by which the test sees that the process has ended.
        "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 }.merging(environment) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }

    deinit {
      // The process ends when nothing has its requests open for writing.
      close(requests)
      process.waitUntilExit()
      try? FileManager.default.removeItem(atPath: folder)
    }

    /// Ends the process at once.
    func end() { kill(process.processIdentifier, SIGKILL) }

    func send(_ request: PreviewRequest) throws {
      _ = WholeFile.write(try JSONEncoder().encode(request) + Data("\n".utf8), to: requests)
    }

    func next() throws -> PreviewReply {
      let line = replies.next()
      return try JSONDecoder().decode(PreviewReply.self, from: try #require(line))
    }

    /// Requests the previews of modules, and returns them with the declarations that were read.
    func list(_ modules: [String], skipping: [String] = []) throws -> (PreviewList, declarations: [String]) {
      try send(.list(modules: modules, skipping: skipping))
      var declarations: [String] = []
      while true {
        switch try next() {
        case .reading(let declaration): declarations.append(declaration)
        case .list(let list): return (list, declarations)
        default: Issue.record("unexpected reply")
        }
      }
    }
  }

  /// Nothing has the pipes open, as after the tool was killed while the process started.
  @Test func theProcessEndsIfTheToolEndedBeforeItStarted() throws {
    let folder = try Renderer.makePipes()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = Process()
    try Renderer.prepare(process, folder: folder)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + 3600) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      Issue.record("The process waits for a tool that has ended.")
    }
  }

  @Test func previewsAreListedWithTheirPlaces() throws {
    let renderer = try Renderer()
    let (list, declarations) = try renderer.list(["SnapshotPreviewFixture"])
    let card = try #require(
      list.previews.first { $0.fileID == "SnapshotPreviewFixture/Card.swift" && $0.name == "Interactive" })
    #expect(card.line == 29)
    #expect(card.path?.hasSuffix("Tests/Support/SnapshotPreviewFixture/Card.swift") == true)
    #expect(card.provider == nil && !card.isExcluded)
    #expect(list.previews.first { $0.name == "Hidden" }?.isExcluded == true)
    #expect(list.previews.first { $0.name == "Two" }?.provider == "Card_Previews")
    #expect(declarations.contains("SnapshotPreviewFixture/Card.swift:29"))
    #expect(list.devices.contains("iPhone16") && list.typeSizes.contains("accessibility5"))
    #expect(Set(list.previews.map(\.key)).count == list.previews.count)
    let skipped = try renderer.list(["SnapshotPreviewFixture"], skipping: ["SnapshotPreviewFixture/Card.swift:29"])
    #expect(!skipped.declarations.contains("SnapshotPreviewFixture/Card.swift:29"))
    #expect(skipped.0.previews.count == list.previews.count - 1)
  }

  /// A configuration, and the context that assertions use for it.
  @Test @MainActor func picturesAreThoseOfTheConfigurations() throws {
    let renderer = try Renderer()
    let list = try renderer.list(["SnapshotPreviewFixture"]).0
    let fixed = PreviewConfiguration()
    var changed = PreviewConfiguration()
    changed.device = "iPhone16"
    changed.orientation = "landscape"
    changed.typeSize = "accessibility3"
    changed.colorScheme = "dark"
    changed.isRightToLeft = true
    changed.locale = "ar_SA"
    let cases: [(name: String, PreviewConfiguration, RenderContext)] = [
      ("Interactive", fixed, Device.iPhoneSE3.context()),
      (
        "Interactive", changed,
        Device.iPhone16(Device.Orientation.landscape).context(
          dynamicTypeSize: .accessibility3, colorScheme: .dark, layoutDirection: .rightToLeft, localeIdentifier: "ar_SA"
        )
      ),
    ]
    for (index, (name, configuration, context)) in cases.enumerated() {
      let item = try #require(list.previews.first { $0.name == name })
      try renderer.send(.draw(id: index, preview: item.key, configuration: configuration))
      guard case .drawn(let id, let picture) = try renderer.next() else {
        Issue.record("no picture of \(name)")
        continue
      }
      #expect(id == index)
      let png = try PNG.decode(try #require(Data(base64Encoded: picture.png)))
      let preview = try #require(Previews.all(in: "SnapshotPreviewFixture").first { $0.key == item.key })
      let list = try preview.makeView().rendered(in: context).displayList
      #expect(png == (try Raster.Renderer().render(list, scale: context.displayScale)))
      #expect(CGFloat(picture.width) == list.size.width)
    }
  }

  /// The picture is where the assertion of a test looks for it, also on CI.
  @Test @MainActor func aPictureBecomesTheReferenceOfATest() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let folder = temporary + "/recording-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data().write(to: URL(fileURLWithPath: folder + "/Package.swift"))
    try Data("references:\n  directory: Pictures\n".utf8).write(to: URL(fileURLWithPath: folder + "/.snapshot.yml"))
    let renderer = try Renderer(environment: ["CI": "true"])
    let list = try renderer.list(["SnapshotPreviewFixture"]).0
    let recording = PreviewRecording(
      testFile: folder + "/Tests/FeatureTests/Rendered.swift", module: "FeatureTests", function: "rendered()",
      axes: [.device, .typeSize, .colorScheme, .layoutDirection, .locale, .contrast, .design])
    var configuration = PreviewConfiguration()
    (configuration.device, configuration.orientation) = ("iPhone16", "landscape")
    (configuration.typeSize, configuration.colorScheme) = ("accessibility1", "dark")
    (configuration.isRightToLeft, configuration.locale) = (true, "ar_SA")
    (configuration.contrast, configuration.design) = ("increased", "iOS26")
    func draw(_ name: String) throws -> PreviewPicture? {
      let item = try #require(list.previews.first { $0.name == name })
      try renderer.send(.draw(id: 1, preview: item.key, configuration: configuration, recording: recording))
      guard case .drawn(1, let picture) = try renderer.next() else { return nil }
      return picture
    }
    let picture = try #require(try draw("Interactive"))
    #expect(picture.recordingFailure == nil)
    let reference =
      folder + "/Pictures/Tests/FeatureTests/SnapshotPreviewFixture/Card/"
      + "Interactive.iPhone16-landscape-AX1-dark-RTL-ar_SA-increasedContrast-iOS26.png"
    let recorded = try PNG.decode(Data(contentsOf: URL(fileURLWithPath: reference)))
    #expect(try recorded == PNG.decode(try #require(Data(base64Encoded: picture.png))))
    // A preview with a matrix of its own has other references.
    let own = Preview(
      fileID: "Feature/Own.swift", filePath: nil, line: 1, name: "Own",
      traits: [.snapshot(across: .colorSchemes(.dark))]
    ) { AnyView(Text("own")) }
    let failure = recording.perform(own, in: configuration, drawn: try RenderContext(configuration))
    #expect(failure?.contains("configurations of its own") == true)
  }

  @Test func previewsThatAreNotDrawnHaveReasons() throws {
    let renderer = try Renderer()
    let list = try renderer.list(
      ["SnapshotCrashingPreviewFixture"], skipping: ["SnapshotCrashingPreviewFixture.Unlucky_Previews"]
    ).0
    func failure(_ name: String, _ configuration: PreviewConfiguration = PreviewConfiguration()) throws -> String? {
      let key = list.previews.first { $0.name == name }?.key ?? name
      try renderer.send(.draw(id: 1, preview: key, configuration: configuration))
      guard case .failed(1, let message) = try renderer.next() else { return nil }
      return message
    }
    #expect(try failure("Throwing")?.contains("NoData") == true)
    #expect(try failure("No size")?.contains("0 × 10 points") == true)
    #expect(try failure("../Card.swift") == "This preview no longer exists.")
    #expect(try failure("After") == nil)
    var unknown = PreviewConfiguration()
    unknown.device = "iPhone 99"
    #expect(try failure("After", unknown) == "Unknown device “iPhone 99”. Choose another one.")
    unknown = PreviewConfiguration()
    unknown.typeSize = ""
    #expect(try failure("After", unknown) == "Unknown type size “”. Choose another one.")
    unknown = PreviewConfiguration()
    unknown.colorScheme = "sepia"
    #expect(try failure("After", unknown) == "Unknown color scheme “sepia”. Choose another one.")
    // The process goes on after a message that it does not know.
    #expect(try failure("After") == nil)
  }

  @Test func setupsArePreparedBeforePreviewsAreRead() throws {
    let module = "SnapshotPreparedPreviewFixture"
    let (list, declarations) = try Renderer().list([module])
    #expect(declarations.prefix(2) == [module + ".Setup.prepare()", module + ".Surroundings.prepare()"])
    // The arguments of the macro are what the setup prepares.
    let names = list.previews.map(\.name)
    #expect(names == ["Title", "Each title Dune", "Each title Emma", "Font", "Own accent"])
  }

  /// A setup that ends the process, or never ends itself, is skipped by the next process, whose previews fail.
  @Test(arguments: ["crashes", "loops"]) func aSetupThatEndsNoMoreIsNamed(kind: String) throws {
    let module = "SnapshotUnpreparedPreviewFixture"
    let declaration = module + ".FailingSetup.prepare()"
    let failing = try Renderer(environment: ["SNAPSHOT_FIXTURE_SETUP": kind])
    try failing.send(.list(modules: [module], skipping: []))
    #expect(try failing.next() == .reading(declaration: declaration))
    failing.end()
    let next = try Renderer(environment: ["SNAPSHOT_FIXTURE_SETUP": kind])
    let list = try next.list([module], skipping: [declaration]).0
    #expect(list.previews.map(\.name) == ["First", "Second"])
    for item in list.previews {
      try next.send(.draw(id: 1, preview: item.key, configuration: PreviewConfiguration()))
      let reason = "it crashed, or took too long"
      #expect(
        try next.next()
          == .failed(id: 1, message: "The setup of this preview failed. \(declaration): \(reason)"))
    }
  }

  /// The main thread belongs to the test, so that a setup that waits for another thread cannot continue.
  @Test func aSetupThatWaitsForAnotherThreadSaysHowToPrepareIt() throws {
    let renderer = try Renderer(environment: ["SNAPSHOT_FIXTURE_SETUP": "waits"])
    let list = try renderer.list(["SnapshotUnpreparedPreviewFixture"]).0
    try renderer.send(.draw(id: 1, preview: list.previews[0].key, configuration: PreviewConfiguration()))
    guard case .failed(1, let message) = try renderer.next() else {
      Issue.record("no failure")
      return
    }
    #expect(message.contains("FailingSetup.prepare() waits for another thread"))
    #expect(message.contains("try await Previews.prepare(in: \"Module\")"))
  }

  @Test func anAsynchronousTestWaitsForASetup() throws {
    let renderer = try Renderer(
      test: "answersRequestsAfterPreparing", environment: ["SNAPSHOT_FIXTURE_SETUP": "waits"])
    let list = try renderer.list(["SnapshotUnpreparedPreviewFixture"]).0
    try renderer.send(.draw(id: 1, preview: list.previews[0].key, configuration: PreviewConfiguration()))
    guard case .drawn(1, _) = try renderer.next() else {
      Issue.record("no picture")
      return
    }
  }

  @Test func textsAreSentWhenRequested() throws {
    let renderer = try Renderer()
    let item = try #require(
      try renderer.list(["SnapshotPreviewFixture"]).0.previews.first { $0.name == "Interactive" })
    func texts(_ wanted: [PreviewText]) throws -> [String: String]? {
      try renderer.send(
        .draw(id: 1, preview: item.key, configuration: PreviewConfiguration(), texts: wanted))
      guard case .drawn(1, let picture) = try renderer.next() else { return nil }
      return picture.texts
    }
    #expect(try texts([]) == [:])
    let all = try #require(try texts(PreviewText.allCases))
    #expect(all["layout"]?.contains("Toggle") == true && all["layout"]?.contains("×") == true)
    #expect(all["elements"]?.contains("Toggle") == true && all["elements"]?.contains("×") == false)
    #expect(all["accessibility"]?.contains(#""Notifications" = "1""#) == true)
    #expect(try texts([.layout])?.count == 1)
  }

  @Test func stepsArePerformedInTheProcess() throws {
    let renderer = try Renderer()
    let item = try #require(
      try renderer.list(["SnapshotPreviewFixture"]).0.previews.first { $0.name == "Interactive" })
    try renderer.send(
      .interact(
        id: 5, preview: item.key, configuration: PreviewConfiguration(),
        steps: [PreviewStep(.toggle, label: "Notifications"), PreviewStep(.tap, label: "Notification")]))
    guard case .interacted(5, let result) = try renderer.next() else {
      Issue.record("no interaction")
      return
    }
    #expect(result.steps.first?.changes.contains(#"+ [staticText] "nobody""#) == true)
    #expect(result.steps.last?.failure?.contains(#"Similar: "Notifications""#) == true)
  }

  @Test func contrastAndDesignAreConfigured() throws {
    let renderer = try Renderer()
    let item = try #require(
      try renderer.list(["SnapshotPreviewFixture"]).0.previews.first { $0.name == "Interactive" })
    func reply(_ change: (inout PreviewConfiguration) -> Void) throws -> PreviewReply {
      var configuration = PreviewConfiguration()
      change(&configuration)
      try renderer.send(.draw(id: 1, preview: item.key, configuration: configuration))
      return try renderer.next()
    }
    let base = try reply { _ in }
    #expect(try reply { $0.design = "iOS18" } == base)
    #expect(try reply { $0.design = "iOS26" } != base)
    #expect(try reply { $0.contrast = "increased" } != base)
    #expect(try reply { $0.design = "iOS7" } == .failed(id: 1, message: "Unknown design “iOS7”. Choose another one."))
    #expect(try reply { $0.contrast = "" } == .failed(id: 1, message: "Unknown contrast “”. Choose another one."))
  }

  @Test func issuesHaveTheFramesOfTheirElements() throws {
    let renderer = try Renderer()
    let list = try renderer.list(["SnapshotPreviewFixture"]).0
    // Large text on a small screen is truncated somewhere.
    var configuration = PreviewConfiguration()
    configuration.device = "watch38mm"
    configuration.typeSize = "accessibility5"
    var rules: Set<String> = []
    for item in list.previews {
      try renderer.send(.draw(id: 3, preview: item.key, configuration: configuration))
      guard case .drawn(3, let picture) = try renderer.next() else { continue }
      for issue in picture.issues {
        let frame = try #require(issue.frame)
        #expect(frame.count == 4 && frame[2] >= 0 && frame[3] >= 0)
        #expect(!issue.element.isEmpty && !issue.message.isEmpty)
        rules.insert(issue.rule)
      }
    }
    #expect(rules.contains("text-truncated"), "\(rules)")
  }

  // MARK: Snapshots of tests

  /// The assertions that the process hands over. They have no references, because they are not compared.
  @MainActor @Test func assertsImages() {
    guard SnapshotRenderer.current != nil else { return }
    assertSnapshot(of: Card(), as: .image(context: Self.small), named: "card")
    assertSnapshots(
      of: Card(),
      across: .sizes(CGSize(width: 90, height: 40), CGSize(width: 120, height: 60)) * .colorSchemes(.light, .dark),
      named: "matrix")
    assertSnapshot(of: "a text has no picture", as: .lines, record: .never)
    assertPreviews(in: "Nothing", across: .colorSchemes(.light))
    assertSnapshot(of: Bar(), as: .image, named: "drawable")
  }

  private static let small = RenderContext(width: 100, height: 40, displayScale: 2)
  private struct Card: View {
    var body: some View { Text("Hello").padding() }
  }

  /// View data that is no view.
  private struct Bar: Drawable {
    func displayList(in context: RenderContext) throws -> DisplayList {
      var canvas = DisplayListRecorder(size: CGSize(width: 20, height: 10))
      canvas.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: RGBA.black)
      return canvas.displayList
    }
  }

  @Test func snapshotsOfTestsAreDrawnAfterTheTests() throws {
    let renderer = try Renderer(test: "assertsImages", environment: [PreviewChannel.snapshots: "1"])
    let list = try renderer.list([]).0
    let suite = "PreviewRendererTests/assertsImages()#"
    #expect(list.previews.map(\.name) == [suite + "card.png", suite + "matrix.image", suite + "drawable.png"])
    #expect(list.previews.allSatisfy { $0.fileID == "PreviewTests/PreviewRendererTests.swift" && $0.line > 0 })
    func picture(_ index: Int, _ configuration: PreviewConfiguration) throws -> PixelBuffer? {
      try renderer.send(.draw(id: index, preview: list.previews[index].key, configuration: configuration))
      guard case .drawn(index, let picture) = try renderer.next() else { return nil }
      return try PNG.decode(try #require(Data(base64Encoded: picture.png)))
    }
    var dark = PreviewConfiguration()
    dark.colorScheme = "dark"
    dark.typeSize = "accessibility1"
    // Of the configurations of a matrix, the first one by name: 120x60.
    #expect(try picture(1, PreviewConfiguration())?.width == 120)
    var context = Self.small
    #expect(try picture(0, PreviewConfiguration()) == image(of: Card(), in: context))
    context.colorScheme = .dark
    context.dynamicTypeSize = .accessibility1
    #expect(try picture(0, dark) == image(of: Card(), in: context))
    dark.device = "iPhone16"
    #expect(
      try picture(1, dark)
        == image(
          of: Card(), in: Device.iPhone16.context(dynamicTypeSize: .accessibility1, colorScheme: .dark)))
    #expect(try picture(2, PreviewConfiguration())?.width == 20)
    try renderer.send(.draw(id: 9, preview: "../card", configuration: dark))
    guard case .failed(9, let message) = try renderer.next() else {
      Issue.record("an unknown snapshot must fail")
      return
    }
    #expect(message == "This snapshot no longer exists.")
  }

  private func image(of view: some View, in context: RenderContext) throws -> PixelBuffer {
    try Raster.Renderer().render(view.picture(in: context), scale: context.displayScale)
  }
}
