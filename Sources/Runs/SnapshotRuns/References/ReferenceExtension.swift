import SnapshotWorkspace

/// The path extensions of references.
enum ReferenceExtension {
  /// Data formats, none of which a compiler, a shell or an interpreter runs as code.
  static let usual: Set<String> = [
    "avif", "bmp", "css", "csv", "dat", "data", "diff", "dot", "gif", "graphql", "heic", "html", "jpeg", "jpg", "json",
    "jsonl", "log", "md", "ndjson", "patch", "pdf", "plist", "png", "scss", "snap", "sql", "strings", "svg", "text",
    "tiff", "tokens", "toml", "tsv", "txt", "webp", "xml", "yaml", "yml",
  ]

  /// Formats whose files need not be text. Files without an extension hold any data.
  private static let binary: Set<String> = [
    "", "avif", "bmp", "dat", "data", "gif", "heic", "jpeg", "jpg", "pdf", "plist", "tiff", "webp",
  ]

  /// Whether the files of an extension need not be text. Those of an extension of a test's own can be anything.
  static func canBeBinary(_ pathExtension: String) -> Bool {
    binary.contains(pathExtension) || !usual.contains(pathExtension)
  }

  /// Whether files of an extension are code, which a run of elsewhere may never write.
  static func isCode(_ pathExtension: String) -> Bool { CodeExtension.contains(pathExtension) }
}
