import Foundation
import SnapshotFoundation
import SnapshotMCP
import SnapshotPreviewMessages

/// The tools that draw previews: list_previews, render_preview, inspect and interact.
struct PreviewTools {
  /// The folder of calls without a path.
  let folder: String
  let projects: any PreviewProjects

  /// The number of variants of a call.
  private static let mostVariants = 16

  var all: [Tool] { [listPreviews, renderPreview, inspect, interact] }

  private func project(_ call: ToolCall) async throws -> any PreviewProject {
    try await projects.project(at: AgentFolder.path(of: call, in: folder))
  }

  /// Performs work on the preview of a call, with the errors of commands as failures of the tool.
  private func drawing(
    _ call: ToolCall, _ work: @escaping @Sendable (any PreviewProject) async throws -> ToolResult
  ) async throws -> ToolResult {
    do {
      let project = try await project(call)
      return try await call.beating("Building and drawing") { try await work(project) }
    } catch let error as CommandError {
      throw ToolFailure(AnswerBudget(call).cut(error.message))
    }
  }

  // MARK: list_previews

  private var listPreviews: Tool {
    Tool(
      name: "list_previews", title: "List previews",
      description: """
        Lists the SwiftUI previews of a package: #Preview and PreviewProvider. Returns ids for the other tools. The first \
        call builds the package.
        """,
      input: ToolInput(
        [
          CommandTools.path,
          .init("matching", .string, "List only previews whose id, name or file contains this text."),
        ]
          + AnswerBudget.parameters),
      output: [
        "type": "object", "required": ["previews"],
        "properties": [
          "previews": [
            "type": "array",
            "items": [
              "type": "object", "required": ["id", "name", "file", "line"],
              "properties": [
                "id": ["type": "string"], "name": ["type": "string"], "file": ["type": "string"],
                "line": ["type": "integer"],
              ],
            ],
          ],
          "omittedPreviews": ["type": "integer"],
        ],
      ], annotations: .init(isReadOnly: true)
    ) { call in
      try await drawing(call) { project in
        let listing = try await project.previews()
        let wanted = call.string("matching")?.lowercased()
        let items = listing.items.filter { item in
          wanted.map { text in [item.id, item.name, item.file].contains { $0.lowercased().contains(text) } } ?? true
        }
        let values: [JSONValue] = items.map {
          ["id": .string($0.id), "name": .string($0.name), "file": .string($0.file), "line": .int($0.line)]
        }
        let budget = AnswerBudget(call)
        let (shown, omitted) = budget.cut(values, keeping: nil)
        var text = counted(items.count, "preview") + (items.isEmpty ? "." : ":")
        for item in items { text += "\n\(item.id)  (\(item.file):\(item.line))" }
        if !listing.notes.isEmpty { text += "\nNot drawn:\n" + listing.notes.joined(separator: "\n") }
        return ToolResult(
          budget.cut(text), structured: ["previews": .array(shown), "omittedPreviews": .int(omitted)])
      }
    }
  }

  // MARK: render_preview

  private var renderPreview: Tool {
    Tool(
      name: "render_preview", title: "Render a preview",
      description: """
        Draws a SwiftUI preview exactly, without a simulator: a picture, the layout as text, and findings such as truncated \
        texts, low contrast and small touch targets. Sees the sources as they are: call it again after each edit. With \
        variants, draws several configurations in one call.
        """,
      input: ToolInput(
        [CommandTools.path, PreviewParameters.preview] + PreviewParameters.configuration + [
          .init(
            "variants", .list(.object(ToolInput(PreviewParameters.configuration)), limit: Self.mostVariants),
            "Configurations to draw, each as changes of the other arguments."),
          .init(
            "texts", .list(.choice(PreviewText.allCases.map(\.rawValue)), limit: 3),
            "The texts of the first picture (default: layout)."),
          .init("picture", .bool, "Whether pictures are returned (default: true)."),
        ] + AnswerBudget.parameters + [AnswerBudget.pictureParameter]),
      output: RenderedVariant.output, annotations: .init(isReadOnly: true)
    ) { call in
      try await drawing(call) { project in
        let id = try await preview(of: call, in: project)
        let texts = call["texts"] == nil ? [.layout] : call.strings("texts").compactMap(PreviewText.init)
        let variants = try await variants(of: call, in: project)
        let budget = AnswerBudget(call)
        var drawn: [RenderedVariant] = []
        for (index, configuration) in variants.enumerated() {
          let picture = try await project.draw(id, in: configuration, texts: index == 0 ? texts : [])
          drawn.append(
            try RenderedVariant(configuration, picture, budget: call["picture"] == false ? nil : budget))
        }
        var text = drawn.map(\.text).joined(separator: "\n")
        for form in texts {
          if let words = drawn[0].texts[form.rawValue] { text += "\n\(form.rawValue):\n\(words)" }
        }
        return ToolResult(
          [.text(budget.cut(text.trimmingCharacters(in: .newlines)))] + drawn.compactMap(\.picture?.content),
          structured: ["preview": .string(id), "pictures": .array(drawn.map(\.json))])
      }
    }
  }

  /// The id of the preview that a call means.
  private func preview(of call: ToolCall, in project: any PreviewProject) async throws -> String {
    try await project.previews().id(of: call.string("preview") ?? "")
  }

  /// The configurations that a call describes.
  private func variants(of call: ToolCall, in project: any PreviewProject) async throws -> [PreviewConfiguration] {
    let given = call["variants"]?.array?.compactMap(\.object) ?? []
    let variants = (given.isEmpty ? [[:]] : given).map { variant in
      PreviewParameters.configuration(call.arguments.merging(variant) { $1 })
    }
    let listing = try await project.previews()
    for variant in variants { try PreviewParameters.check(variant, in: listing) }
    return variants
  }

  // MARK: inspect

  private var inspect: Tool {
    Tool(
      name: "inspect", title: "Inspect a preview",
      description: """
        Describes a SwiftUI preview without a picture: its elements with frames, what VoiceOver reads, and findings. \
        Accessibility labels and identifiers are the targets of interact.
        """,
      input: ToolInput(
        [CommandTools.path, PreviewParameters.preview] + PreviewParameters.configuration + [
          .init(
            "texts", .list(.choice(PreviewText.allCases.map(\.rawValue)), limit: 3),
            "The texts (default: accessibility, layout).")
        ] + AnswerBudget.parameters),
      output: RenderedVariant.output, annotations: .init(isReadOnly: true)
    ) { call in
      try await drawing(call) { project in
        let id = try await preview(of: call, in: project)
        let texts =
          call["texts"] == nil ? [.accessibility, .layout] : call.strings("texts").compactMap(PreviewText.init)
        let configuration = try await variants(of: call, in: project)[0]
        let picture = try await project.draw(id, in: configuration, texts: texts)
        let drawn = try RenderedVariant(configuration, picture, budget: nil)
        let words = texts.map { "\n\($0.rawValue):\n\(drawn.texts[$0.rawValue] ?? "")" }.joined()
        return ToolResult(
          AnswerBudget(call).cut((drawn.text + words).trimmingCharacters(in: .newlines)),
          structured: ["preview": .string(id), "pictures": [drawn.json]])
      }
    }
  }

  // MARK: interact

  private var interact: Tool {
    Tool(
      name: "interact", title: "Use a preview",
      description: """
        Performs steps on a SwiftUI preview as a person does: taps, typing, toggles, swipes. Returns what each step changed, \
        or why it was not possible, and the picture after the last one. State lives within one call: repeat the earlier \
        steps to continue.
        """,
      input: ToolInput(
        [CommandTools.path, PreviewParameters.preview, PreviewParameters.steps] + PreviewParameters.configuration
          + AnswerBudget.parameters + [AnswerBudget.pictureParameter]),
      output: [
        "type": "object", "required": ["preview", "steps", "pictures"],
        "properties": [
          "preview": ["type": "string"],
          "steps": [
            "type": "array",
            "items": [
              "type": "object", "required": ["changes"],
              "properties": ["changes": ["type": "string"], "failure": ["type": "string"]],
            ],
          ],
          "pictures": RenderedVariant.output["properties"]?["pictures"] ?? [:],
        ],
      ], annotations: .init(isReadOnly: true)
    ) { call in
      try await drawing(call) { project in
        let id = try await preview(of: call, in: project)
        let steps = Self.steps(call)
        let configuration = try await variants(of: call, in: project)[0]
        let result = try await project.interact(id, in: configuration, steps: steps)
        let budget = AnswerBudget(call)
        let drawn = try RenderedVariant(configuration, result.picture, budget: budget)
        var text = ""
        for (index, outcome) in result.steps.enumerated() {
          text += "Step \(index + 1), \(steps[index].summary):"
          text +=
            outcome.failure.map { " not possible. \($0)\n" }
            ?? (outcome.changes.isEmpty ? " nothing changed.\n" : "\n\(outcome.changes)")
        }
        let isFailed = result.steps.last?.failure != nil
        if isFailed, result.steps.count < steps.count { text += "The later steps were not performed.\n" }
        text += drawn.text + "\naccessibility:\n" + (drawn.texts["accessibility"] ?? "")
        return ToolResult(
          [.text(budget.cut(text.trimmingCharacters(in: .newlines)))] + (drawn.picture.map { [$0.content] } ?? []),
          structured: [
            "preview": .string(id), "pictures": [drawn.json],
            "steps": .array(
              result.steps.map { step in
                .object(
                  ["changes": .string(budget.cut(step.changes))].merging(
                    step.failure.map { ["failure": .string($0)] } ?? [:]
                  ) { $1 })
              }),
          ], isError: isFailed)
      }
    }
  }

  private static func steps(_ call: ToolCall) -> [PreviewStep] {
    (call["steps"]?.array ?? []).compactMap { value in
      guard let action = value["action"]?.string.flatMap(PreviewStep.Action.init) else { return nil }
      return PreviewStep(
        action, label: value["label"]?.string, identifier: value["identifier"]?.string, value: value["value"]?.string)
    }
  }
}

extension PreviewStep {
  /// The step in words, such as `tap "Sign in"`.
  fileprivate var summary: String {
    let target = identifier.map { "id \($0)" } ?? label.map { "\"\($0)\"" }
    return ([action.rawValue, target, value.map { "= \"\($0)\"" }] as [String?]).compactMap(\.self).joined(
      separator: " ")
  }
}
