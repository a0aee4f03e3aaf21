import SnapshotFoundation

/// Finds previews that no build of this package draws: those of widgets, UIKit and AppKit.
struct PreviewChecks {
  let packageRoot: String
  let description: PackageDescription?

  /// A note that lists the previews; `nil` without such previews.
  var undrawnPreviews: Diagnosis? {
    guard let description else { return nil }
    let found = PreviewDeclaration.all(in: description.targets, packageRoot: packageRoot).filter(\.isUndrawable)
    guard !found.isEmpty else { return nil }
    var note = Diagnosis.note(
      "previews",
      counted(
        found.count, "preview of a widget, UIKit or AppKit is not drawn.",
        "previews of widgets, UIKit or AppKit are not drawn."))
    note.remedy = "Preview the view of a widget with #Preview { … } to verify it. See Documentation/Previews.md"
    note.paths = found.map { "\($0.file):\($0.line): \($0.name)" }
    return note
  }
}
