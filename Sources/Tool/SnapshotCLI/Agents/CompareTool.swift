import Foundation
import Raster
import SnapshotFoundation
import SnapshotMCP
import SnapshotPreviewMessages
import SnapshotRuns

/// The tool compare: a preview with a git revision, a changed snapshot with its reference, or a file with a git revision.
struct CompareTool {
  /// The folder of calls without a path.
  let folder: String
  let projects: any PreviewProjects
  private let turns = Turns()

  init(folder: String, projects: any PreviewProjects) {
    self.folder = folder
    self.projects = projects
  }

  var tool: Tool {
    Tool(
      name: "compare", title: "Compare with a revision or a reference",
      description: """
        Shows what changed. With preview and revision, draws the preview of the sources now and of the git revision. With \
        snapshot, compares a changed snapshot of the last run with its reference. With file and revision, compares a picture \
        or a text in the project. The picture shows the differences.
        """,
      input: ToolInput(
        [
          CommandTools.path, .init("preview", .string, "The id of a preview, from list_previews."),
          .init("snapshot", .string, "The id of a snapshot, from verify or list_changes."),
          .init("file", .string, "The path of a file or folder, relative to path."),
          .init("revision", .string, "A git revision, such as HEAD or main (default: HEAD)."),
        ] + PreviewParameters.configuration + AnswerBudget.parameters + [AnswerBudget.pictureParameter]),
      output: [
        "type": "object", "required": ["equal"],
        "properties": [
          "equal": ["type": "boolean", "description": "Whether nothing differs."],
          "changes": ["type": "string", "description": "The changed lines of the layout."],
          "exitCode": ["type": "integer", "description": "The exit code of snapshot diff."],
          "lines": [
            "type": "array", "items": ["type": "object"], "description": "The lines of snapshot diff --json.",
          ],
          "omittedLines": ["type": "integer"],
        ],
      ], annotations: .init(isReadOnly: true)
    ) { call in
      do {
        switch (call.string("preview"), call.string("snapshot"), call.string("file")) {
        case (let id?, nil, nil): return try await comparePreview(id, call)
        case (nil, let id?, nil): return try await diff(["--package-path=" + place(call)], [id], call)
        case (nil, nil, let file?):
          let path = AgentFolder.absolute(file, in: place(call))
          return try await diff(["--against=" + (call.string("revision") ?? "HEAD")], [path], call)
        default: throw ToolFailure("Specify one of preview, snapshot and file.")
        }
      } catch let error as CommandError {
        throw ToolFailure(error.message)
      }
    }
  }

  private func place(_ call: ToolCall) -> String { AgentFolder.path(of: call, in: folder) }

  // MARK: Files and snapshots

  /// Runs `snapshot diff`.
  private func diff(_ options: [String], _ paths: [String], _ call: ToolCall) async throws -> ToolResult {
    let out = NSTemporaryDirectory() + "/snapshot-compare-\(getpid())-\(UInt64.random(in: 0 ... .max)).png"
    defer { try? FileManager.default.removeItem(atPath: out) }
    let end = ["--"] + paths
    let outcome = try await CommandCall(arguments: ["diff", "--json"] + options + end).perform()
    var text = ""
    if outcome.isFailure {
      text = outcome.values.compactMap { $0["message"]?.string }.joined(separator: "\n")
    } else {
      // Differences of several files have several pictures, which no answer has room for.
      let isOne = outcome.values.count == 1 && outcome.code == .changed
      let drawn = isOne ? ["--out=" + out] : []
      let words = try await CommandCall(arguments: ["diff", "--color=never"] + drawn + options + end).perform()
      text = words.output.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        .filter { !$0.hasPrefix("difference  ") }.joined(separator: "\n")
    }
    let budget = AnswerBudget(call)
    var result = CommandTools.result(text, outcome.values, outcome, budget)
    if var members = result.structured?.object {
      members["equal"] = .bool(outcome.code == .clean)
      result.structured = .object(members)
    }
    if let png = FileManager.default.contents(atPath: out) {
      result.content.append(try budget.picture(png).content)
    }
    return result
  }

  // MARK: Previews

  /// Draws a preview of the sources now and of a revision.
  private func comparePreview(_ id: String, _ call: ToolCall) async throws -> ToolResult {
    let revision = call.string("revision") ?? "HEAD"
    let path = place(call)
    let configuration = PreviewParameters.configuration(call.arguments)
    let now = try await projects.project(at: path)
    return try await call.beating("Building and drawing two revisions") {
      let listing = try await now.previews()
      let id = try listing.id(of: id)
      try PreviewParameters.check(configuration, in: listing)
      let new = try await now.draw(id, in: configuration, texts: PreviewText.allCases)
      let old = try await turns.take { try await draw(id, at: revision, of: path, in: configuration) }
      return try Self.result(old: old, new: new, revision: revision, AnswerBudget(call))
    }
  }

  private func draw(
    _ id: String, at revision: String, of path: String, in configuration: PreviewConfiguration
  ) async throws -> PreviewPicture {
    let checkout = try await RevisionCheckout(of: revision, containing: path)
    do {
      let project = try await projects.project(at: checkout.path)
      return try await project.draw(id, in: configuration, texts: PreviewText.allCases)
    } catch let error as CommandError {
      throw CommandError(error.code, "At revision \(revision): \(error.message)")
    }
  }

  private static func result(
    old: PreviewPicture, new: PreviewPicture, revision: String, _ budget: AnswerBudget
  ) throws -> ToolResult {
    let isEqual = old.png == new.png
    var text = isEqual ? "The pictures are equal.\n" : ""
    var content: [ToolResult.Content] = []
    if !isEqual {
      let (before, after) = (Data(base64Encoded: old.png) ?? Data(), Data(base64Encoded: new.png) ?? Data())
      let comparison = FileComparison(
        name: "preview.png", expected: before, actual: after, expectedPath: revision, actualPath: "now", tolerance: nil)
      text = comparison.summary + "\n"
      let pictures = try ImageComparison.pictures(expectedFile: before, actualFile: after)
      let difference = ImageComparison.differencePicture(
        expected: pictures.expected, actual: pictures.actual, form: .side)
      do throws(PNGError) {
        content.append(try budgetPicture(PNG.encode(difference, compression: .artifact), budget))
      } catch {
        text += "The picture of the difference cannot be written: \(error)\n"
      }
    }
    let fixed = old.issues.filter { !new.issues.contains($0) }
    let added = new.issues.filter { !old.issues.contains($0) }
    for (title, issues) in [("Findings that are gone", fixed), ("New findings", added)] where !issues.isEmpty {
      text += "\(title):\n" + issues.map { "- \($0.rule) at \($0.element): \($0.message)\n" }.joined()
    }
    // Frames last, because one change moves many of them.
    var changes = ""
    for form in [PreviewText.elements, .accessibility, .layout] {
      let lines = TextDifference(
        expected: old.texts[form.rawValue] ?? "", actual: new.texts[form.rawValue] ?? "", context: 0
      ).hunks.flatMap(\.lines)
      guard !lines.isEmpty else { continue }
      let words = lines.map { ($0.kind == .removed ? "- " : "+ ") + $0.text + "\n" }.joined()
      if form == .layout { changes = words }
      text += "\(form.rawValue), - \(revision), + now:\n\(words)"
    }
    return ToolResult(
      [.text(budget.cut(text.trimmingCharacters(in: .newlines)))] + content,
      structured: ["equal": .bool(isEqual && changes.isEmpty), "changes": .string(budget.cut(changes))])
  }

  private static func budgetPicture(_ png: Data, _ budget: AnswerBudget) throws(PNGError) -> ToolResult.Content {
    (try? budget.picture(png).content) ?? .text("The picture is larger than maxPicture.")
  }
}
