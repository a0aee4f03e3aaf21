import SnapshotPreviewMessages

/// What the page shows besides the pictures: the last build, the previews of the package, and what it cannot draw.
package struct PageState: Encodable, Hashable, Sendable {
  /// The state of the last build.
  package struct Build: Encodable, Hashable, Sendable {
    package enum Phase: String, Encodable, Sendable {
      case building, succeeded, failed
    }

    package var phase: Phase = .building
    /// The time of the build in seconds.
    package var seconds: Double = 0
    package var errors: [SourceMessage] = []
    /// Code that does not compile and that the build left out.
    package var omissions: [SourceMessage] = []

    package init() {}
  }

  /// A message about a line of a source file.
  package struct SourceMessage: Encodable, Hashable, Sendable {
    /// The path relative to the package; empty for a message about the package.
    package var file: String
    /// The line, counted from 1; 0 if it is not known.
    package var line: Int
    /// The column, counted from 1; 0 if it is not known.
    package var column: Int
    package var text: String

    package init(file: String = "", line: Int = 0, column: Int = 0, text: String) {
      self.file = file
      self.line = line
      self.column = column
      self.text = text
    }
  }

  /// A preview of the package, or a snapshot of its tests.
  package struct Item: Encodable, Hashable, Sendable {
    /// What identifies the preview until the next build.
    package var key: String
    /// What identifies the preview in all builds.
    package var id: String
    package var name: String
    /// The module and the file.
    package var fileID: String
    /// The path relative to the package and the line; `nil` if the declaration was not found.
    package var place: String?
    /// Whether a trait leaves the preview out of the snapshots.
    package var isExcluded: Bool

    package init(key: String, id: String, name: String, fileID: String, place: String?, isExcluded: Bool) {
      self.key = key
      self.id = id
      self.name = name
      self.fileID = fileID
      self.place = place
      self.isExcluded = isExcluded
    }
  }

  /// The name of the package.
  package var title: String
  /// Whether the items are snapshots of tests instead of previews.
  package var showsSnapshots = false
  package var build = Build()
  /// A number that changes when the pictures may have changed.
  package var revision = 0
  package var items: [Item] = []
  /// Why the previews of declarations cannot be read, or why no process draws them.
  package var problems: [SourceMessage] = []
  /// Previews in the sources that are not drawn, with the reasons.
  package var undrawn: [SourceMessage] = []
  package var devices: [String] = []
  package var typeSizes: [String] = []

  package init(title: String) { self.title = title }
}

/// Where the page gets its contents from.
package protocol PageSource: Sendable {
  /// Returns the current state, followed by each new one.
  func states() async -> AsyncStream<PageState>

  /// Draws a preview.
  func picture(of key: String, in configuration: PreviewConfiguration) async -> PictureResult
}

/// The picture of a preview, or why there is none.
package enum PictureResult: Hashable, Sendable {
  case drawn(PreviewPicture)
  case failed(String)
  /// No preview has this key.
  case unknown
}
