import Foundation
import Raster
import SnapshotMCP
import SnapshotPreviewMessages
import Testing

@testable import SnapshotCLI  // The tools are called with a project that needs no build.

/// The tools of `snapshot mcp` that draw previews.
@Suite struct AgentPreviewTests {
  /// A project whose previews are what a test says.
  private actor FakeProject: PreviewProject, PreviewProjects {
    var listing = PreviewListing(
      items: [
        .init(id: "Feature/Card.swift:Long", name: "Long", file: "Sources/Feature/Card.swift", line: 12),
        .init(id: "Feature/Card.swift:Short", name: "Short", file: "Sources/Feature/Card.swift", line: 20),
      ], notes: ["Sources/Feature/Map.swift:3: Map is not drawn. Previews of UIKit are not drawn."],
      devices: ["iPhoneSE3", "iPhone16"], typeSizes: ["large", "accessibility3"])
    var picture: PreviewPicture
    var interaction: PreviewInteraction?
    var failure: CommandError?
    private(set) var drawn: [(id: String, configuration: PreviewConfiguration, texts: [PreviewText])] = []
    private(set) var steps: [PreviewStep] = []
    private(set) var paths: [String] = []

    init(_ picture: PreviewPicture) { self.picture = picture }

    func fail(_ error: CommandError) { failure = error }
    func answer(_ interaction: PreviewInteraction) { self.interaction = interaction }

    func project(at path: String) throws -> any PreviewProject {
      paths.append(path)
      return self
    }

    func previews() throws -> PreviewListing {
      if let failure { throw failure }
      return listing
    }

    func draw(_ id: String, in configuration: PreviewConfiguration, texts: [PreviewText]) throws -> PreviewPicture {
      guard listing.items.contains(where: { $0.id == id }) else { throw listing.unknown(id) }
      drawn.append((id, configuration, texts))
      var picture = picture
      picture.texts = picture.texts.filter { form, _ in texts.contains { $0.rawValue == form } }
      return picture
    }

    func interact(
      _ id: String, in configuration: PreviewConfiguration, steps: [PreviewStep]
    ) throws -> PreviewInteraction {
      self.steps = steps
      return interaction ?? PreviewInteraction(picture: picture, steps: [])
    }

    func end() {}
  }

  private let project: FakeProject

  init() throws {
    project = FakeProject(try Self.picture(width: 20, height: 10))
  }

  /// A picture of noise, whose file is about as large as its pixels.
  private static func picture(width: Int, height: Int) throws -> PreviewPicture {
    var buffer = PixelBuffer(width: width, height: height, filledWith: .black)
    var state: UInt32 = 1
    for index in buffer.pixels.indices {
      state = state &* 1_664_525 &+ 1_013_904_223
      buffer.pixels[index] = RGBA(state >> 8).premultiplied
    }
    return PreviewPicture(
      png: try PNG.encode(buffer).base64EncodedString(), width: Double(width), height: Double(height),
      issues: [
        .init(
          rule: "text-truncated", element: "Card/Text \"Welcome\"", message: "The text is truncated.",
          frame: [0, 0, 10, 5])
      ],
      texts: ["layout": "VStack (0, 0, 20 × 10)\n", "accessibility": "[button] \"Go\"\n", "elements": "VStack\n"])
  }

  private func call(_ name: String, _ arguments: JSONValue = [:]) async throws -> ToolResult {
    let tools = AgentTools(folder: "/folder", projects: project, allowsWrites: false).all
    let tool = try #require(tools.first { $0.name == name })
    let members = arguments.object ?? [:]
    try tool.input.check(members)
    let result = try await tool.perform(ToolCall(arguments: members))
    if let structured = result.structured, let schema = tool.output { try Self.expect(structured, fits: schema) }
    return result
  }

  /// Expects that a value fits a schema of the few keywords that output schemas use.
  private static func expect(_ value: JSONValue, fits schema: JSONValue) throws {
    switch schema["type"]?.string {
    case "object":
      let members = try #require(value.object)
      for name in schema["required"]?.array ?? [] {
        #expect(members[name.string ?? ""] != nil, "\(name.text) is missing in \(value.text)")
      }
      guard let properties = schema["properties"]?.object else { return }
      for (name, member) in members {
        try expect(member, fits: try #require(properties[name], "\(name) is not in the schema"))
      }
    case "array":
      for element in try #require(value.array) { try expect(element, fits: schema["items"] ?? [:]) }
    case "string": #expect(value.string != nil)
    case "integer": #expect(value.int != nil)
    case "number": #expect(value.double != nil)
    case "boolean": #expect(value.bool != nil)
    default: Issue.record("unknown schema \(schema.text)")
    }
  }

  private func text(_ result: ToolResult) -> String {
    result.content.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined(separator: "\n")
  }

  private func pictures(_ result: ToolResult) -> [Data] {
    result.content.compactMap { item in
      guard case .image(let data, "image/png") = item else { return nil }
      return Data(base64Encoded: data)
    }
  }

  @Test func previewsAreListedWithTheirIDs() async throws {
    let result = try await call("list_previews")
    #expect(
      result.structured?["previews"]?.array?.first
        == ["id": "Feature/Card.swift:Long", "name": "Long", "file": "Sources/Feature/Card.swift", "line": 12])
    #expect(text(result).contains("2 previews:\nFeature/Card.swift:Long  (Sources/Feature/Card.swift:12)"))
    #expect(text(result).contains("Not drawn:\nSources/Feature/Map.swift:3"))
    let matching = try await call("list_previews", ["matching": "short", "path": "sub"])
    #expect(matching.structured?["previews"]?.array?.count == 1)
    #expect(await project.paths == ["/folder", "/folder/sub"])
    let cut = try await call("list_previews", ["maxText": 200])
    #expect(text(cut).utf8.count <= 200 && cut.structured?["omittedPreviews"] == 0)
  }

  @Test func aPreviewIsRenderedInItsConfiguration() async throws {
    let result = try await call(
      "render_preview",
      [
        "preview": "Feature/Card.swift:Long", "device": "iPhone16", "orientation": "landscape", "typeSize": "AX3",
        "colorScheme": "dark", "contrast": "increased", "direction": "rightToLeft", "locale": "ar_SA",
        "design": "iOS26",
      ])
    let drawn = await project.drawn
    var expected = PreviewConfiguration()
    expected.device = "iPhone16"
    expected.orientation = "landscape"
    expected.typeSize = "accessibility3"
    expected.colorScheme = "dark"
    expected.contrast = "increased"
    expected.isRightToLeft = true
    expected.locale = "ar_SA"
    expected.design = "iOS26"
    #expect(drawn.count == 1 && drawn[0].configuration == expected && drawn[0].texts == [.layout])
    #expect(text(result).contains("- text-truncated at Card/Text \"Welcome\": The text is truncated."))
    #expect(text(result).hasSuffix("layout:\nVStack (0, 0, 20 × 10)"))
    let finding = result.structured?["pictures"]?.array?.first?["findings"]?.array?.first
    #expect(finding?["rule"] == "text-truncated" && finding?["frame"]?.array?.count == 4)
    #expect(pictures(result).count == 1)
  }

  @Test func variantsAreDrawnInOneCall() async throws {
    let result = try await call(
      "render_preview",
      [
        "preview": "Feature/Card.swift:Long", "colorScheme": "dark", "texts": ["accessibility", "elements"],
        "variants": [[:], ["typeSize": "AX3"], ["colorScheme": "light", "device": "iPhone16"]],
      ])
    let drawn = await project.drawn
    #expect(drawn.map(\.configuration.colorScheme) == ["dark", "dark", "light"])
    #expect(drawn.map(\.configuration.typeSize) == ["large", "accessibility3", "large"])
    #expect(drawn.map(\.texts) == [[.accessibility, .elements], [], []])
    #expect(pictures(result).count == 3 && result.structured?["pictures"]?.array?.count == 3)
    #expect(text(result).contains("iPhone16: 20 × 10 pt") && text(result).contains("elements:\nVStack"))
    let none = try await call("render_preview", ["preview": "Feature/Card.swift:Long", "picture": false, "texts": []])
    #expect(pictures(none).isEmpty && !text(none).contains("layout"))
  }

  @Test func aLargePictureIsScaledDown() async throws {
    let large = FakeProject(try Self.picture(width: 600, height: 400))
    let suite = AgentPreviewTests(project: large)
    let arguments: [String: JSONValue] = ["preview": "Feature/Card.swift:Long"]
    let result = try await suite.call("render_preview", .object(arguments))
    let picture = try #require(pictures(result).first)
    #expect(picture.count <= 100_000 && text(result).contains("scaled down from a width of 600 px"))
    #expect(try PNG.decode(picture).width < 600)
    let whole = try await suite.call(
      "render_preview", .object(arguments.merging(["maxPicture": 2_000_000]) { $1 }))
    #expect(try PNG.decode(#require(pictures(whole).first)).width == 600)
    #expect(!text(whole).contains("scaled down"))
  }

  private init(project: FakeProject) { self.project = project }

  @Test func namesThatAreUnknownHaveSuggestions() async throws {
    let cases: [(JSONValue, String)] = [
      (["preview": "Card.swift:Long"], "No preview has the id Card.swift:Long. Similar: Feature/Card.swift:Long"),
      (["preview": "Feature/Card.swift:Long", "device": "iPhone"], "Unknown device iPhone. Similar: iPhone16"),
      (["preview": "Feature/Card.swift:Long", "typeSize": "AX9"], "Unknown typeSize AX9. Similar: large"),
    ]
    for (arguments, words) in cases {
      let failure = await #expect(throws: ToolFailure.self) { try await call("render_preview", arguments) }
      #expect(failure?.description.contains(words) == true, "\(failure?.description ?? "")")
    }
    let wrong = await #expect(throws: ToolFailure.self) {
      try await call("render_preview", ["preview": "x", "colorScheme": "sepia"])
    }
    #expect(wrong?.description.contains("one of: light, dark") == true)
  }

  @Test func anErrorOfTheBuildIsAFailureOfTheTool() async throws {
    let message = "The package does not build. Fix these errors:\nCard.swift:1:2: cannot find x in scope"
    await project.fail(CommandError(.incomplete, message))
    for tool in ["list_previews", "render_preview", "inspect"] {
      let failure = await #expect(throws: ToolFailure.self) {
        try await call(tool, tool == "list_previews" ? [:] : ["preview": "x"])
      }
      #expect(failure?.description == message)
    }
  }

  @Test func aNameThatOnePreviewHasIsEnough() async throws {
    let result = try await call("render_preview", ["preview": "Long"])
    #expect(result.structured?["preview"] == "Feature/Card.swift:Long")
  }

  @Test func aPreviewIsInspectedWithoutAPicture() async throws {
    let result = try await call("inspect", ["preview": "Feature/Card.swift:Short", "typeSize": "accessibility3"])
    #expect(await project.drawn.first?.texts == [.accessibility, .layout])
    #expect(text(result).contains("accessibility:\n[button] \"Go\"") && text(result).contains("layout:\nVStack"))
    #expect(pictures(result).isEmpty)
  }

  @Test func stepsAreSentAndTheirOutcomesTold() async throws {
    await project.answer(
      PreviewInteraction(
        picture: try Self.picture(width: 20, height: 10),
        steps: [
          .init(changes: "+ [staticText] \"Hello\"\n"), .init(changes: ""),
          .init(changes: "", failure: "No element has the label \"Og\". Similar: \"Go\"."),
        ]))
    let result = try await call(
      "interact",
      [
        "preview": "Feature/Card.swift:Short",
        "steps": [
          ["action": "type", "identifier": "name", "value": "Ada"], ["action": "dismiss"],
          ["action": "tap", "label": "Og"], ["action": "tap", "label": "Go"],
        ],
      ])
    #expect(
      await project.steps == [
        PreviewStep(.type, identifier: "name", value: "Ada"), PreviewStep(.dismiss), PreviewStep(.tap, label: "Og"),
        PreviewStep(.tap, label: "Go"),
      ])
    #expect(result.isError && pictures(result).count == 1)
    #expect(text(result).contains("Step 1, type id name = \"Ada\":\n+ [staticText] \"Hello\""), "\(text(result))")
    #expect(text(result).contains("Step 2, dismiss: nothing changed."))
    #expect(text(result).contains("not possible. No element has the label") && text(result).contains("later steps"))
    #expect(result.structured?["steps"]?.array?.last?["failure"]?.string?.contains("Similar") == true)
    let wrong = await #expect(throws: ToolFailure.self) {
      try await call("interact", ["preview": "x", "steps": [["action": "jump"]]])
    }
    #expect(wrong?.description.contains("steps[0].action must be one of: tap") == true)
  }

  @Test func descriptionsOfToolsAreShort() throws {
    let tools = AgentTools(folder: "/", projects: project, allowsWrites: true).all
    #expect(tools.count == 11 && Set(tools.map(\.name)).count == 11)
    for tool in tools {
      #expect(tool.description.utf8.count < 500 && !tool.title.isEmpty && tool.output != nil, "\(tool.name)")
      #expect(tool.input.schema.data.count < 6_000, "\(tool.name): \(tool.input.schema.data.count)")
    }
  }
}
