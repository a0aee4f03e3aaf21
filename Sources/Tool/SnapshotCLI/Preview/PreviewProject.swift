import SnapshotFoundation
import SnapshotPreviewMessages

/// A folder with previews that can be drawn: a package, an Xcode project, or a folder of sources.
///
/// Each call sees the sources as they are when it begins: an implementation builds what has changed first.
protocol PreviewProject: Sendable {
  /// Returns the previews.
  ///
  /// - Throws: ``CommandError`` with the remedy, such as the errors of the compiler.
  func previews() async throws -> PreviewListing

  /// Draws a preview.
  ///
  /// - Parameter id: The id of the listing.
  /// - Throws: ``CommandError`` with the reason why nothing was drawn.
  func draw(
    _ id: String, in configuration: PreviewConfiguration, texts: [PreviewText]
  ) async throws -> PreviewPicture

  /// Performs steps on a preview, beginning with its initial state.
  ///
  /// - Parameter id: The id of the listing.
  /// - Throws: ``CommandError`` with the reason why nothing was drawn.
  func interact(
    _ id: String, in configuration: PreviewConfiguration, steps: [PreviewStep]
  ) async throws -> PreviewInteraction

  /// Ends the processes of the project.
  func end() async
}

/// Opens the projects whose previews are drawn.
protocol PreviewProjects: Sendable {
  /// Returns the project at a path. Repeated calls return the same project while it is open.
  ///
  /// - Throws: ``CommandError`` if there is none.
  func project(at path: String) async throws -> any PreviewProject

  /// Ends the processes of all projects.
  func end() async
}

/// The previews of a project.
struct PreviewListing: Hashable, Sendable {
  struct Item: Hashable, Sendable {
    /// What names the preview in calls, such as `Feature/Card.swift:Long-title`. An edit that moves it keeps the id.
    var id: String
    var name: String
    /// The path relative to the project; the module and the file if the path is unknown.
    var file: String
    /// The line; 0 if it is unknown.
    var line: Int
  }

  var items: [Item] = []
  /// Why other previews are not drawn, one sentence each.
  var notes: [String] = []
  /// The names of devices.
  var devices: [String] = []
  /// The type sizes, from small to large.
  var typeSizes: [String] = []
}

extension PreviewListing {
  /// The number of ids in a message.
  private static let shownIDs = 5

  /// Returns the id of the preview that a call means: by its id, or by a name that only one preview has.
  ///
  /// - Throws: ``CommandError`` with similar ids.
  func id(of text: String) throws(CommandError) -> String {
    if items.contains(where: { $0.id == text }) { return text }
    let named = items.filter { $0.name == text }
    guard named.count == 1 else { throw unknown(text) }
    return named[0].id
  }

  /// Returns the error for an id that no preview has.
  func unknown(_ id: String) -> CommandError {
    guard !items.isEmpty else {
      return CommandError(
        .noSuchKey, (["There are no previews."] + notes.prefix(Self.shownIDs)).joined(separator: "\n"))
    }
    func distance(_ item: Item) -> Int { min(editDistance(id, item.id), editDistance(id, item.name)) }
    let ids = items.map { (distance($0), $0.id) }.sorted { $0 < $1 }.map(\.1)
    return CommandError(
      .noSuchKey,
      "No preview has the id \(id). Similar: \(ids.prefix(Self.shownIDs).joined(separator: ", "))")
  }
}
