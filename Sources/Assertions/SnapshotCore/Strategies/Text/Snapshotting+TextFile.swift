extension Snapshotting where Value == String, Format == String {
  /// Text, unchanged, with a path extension that tells editors and reviewers its language.
  ///
  ///     assertSnapshot(of: stylesheet, as: .text(pathExtension: "scss"))
  ///
  /// Records, in a file that ends in `scss`:
  ///
  ///     a { color: $link; }
  public static func text(pathExtension: String) -> Snapshotting {
    Snapshotting(pathExtension: pathExtension, diffing: .lines)
  }

  /// An SQL query, unchanged.
  ///
  ///     assertSnapshot(of: query.sql, as: .sql)
  ///
  /// Records, in a file that ends in `sql`:
  ///
  ///     SELECT * FROM users WHERE id = $1
  public static var sql: Snapshotting { .text(pathExtension: "sql") }

  /// A style sheet, unchanged. Records a file that ends in `css`.
  public static var css: Snapshotting { .text(pathExtension: "css") }

  /// Comma-separated values, unchanged. Records a file that ends in `csv`.
  public static var csv: Snapshotting { .text(pathExtension: "csv") }

  /// A GraphQL document, unchanged. Records a file that ends in `graphql`.
  public static var graphql: Snapshotting { .text(pathExtension: "graphql") }

  /// A Markdown document, unchanged. Records a file that ends in `md`.
  public static var markdown: Snapshotting { .text(pathExtension: "md") }

  /// Swift source, unchanged. Records a file that ends in `swift.txt`, which SwiftPM does not compile.
  public static var swift: Snapshotting { .text(pathExtension: "swift.txt") }

  /// A YAML document, unchanged. Records a file that ends in `yaml`.
  public static var yaml: Snapshotting { .text(pathExtension: "yaml") }
}
