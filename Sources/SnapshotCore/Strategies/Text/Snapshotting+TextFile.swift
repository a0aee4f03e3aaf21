extension Snapshotting where Value == String, Format == String {
  /// Text as it is, under a path extension that lets editors and reviewers know its language.
  ///
  ///     assertSnapshot(of: stylesheet, as: .text(pathExtension: "scss"))
  ///
  /// Records, in a file that ends in `scss`:
  ///
  ///     a { color: $link; }
  public static func text(pathExtension: String) -> Snapshotting {
    Snapshotting(pathExtension: pathExtension, diffing: .lines)
  }

  /// A query, as it is.
  ///
  ///     assertSnapshot(of: query.sql, as: .sql)
  ///
  /// Records, in a file that ends in `sql`:
  ///
  ///     SELECT * FROM users WHERE id = $1
  public static var sql: Snapshotting { .text(pathExtension: "sql") }

  /// A style sheet, as it is; recorded in a file that ends in `css`.
  public static var css: Snapshotting { .text(pathExtension: "css") }

  /// A table of values with separators, as it is; recorded in a file that ends in `csv`.
  public static var csv: Snapshotting { .text(pathExtension: "csv") }

  /// A GraphQL document, as it is; recorded in a file that ends in `graphql`.
  public static var graphql: Snapshotting { .text(pathExtension: "graphql") }

  /// A Markdown document, as it is; recorded in a file that ends in `md`.
  public static var markdown: Snapshotting { .text(pathExtension: "md") }

  /// Swift source, as it is; recorded in a file that ends in `swift.txt`, which no compiler takes for a source.
  public static var swift: Snapshotting { .text(pathExtension: "swift.txt") }

  /// A YAML document, as it is; recorded in a file that ends in `yaml`.
  public static var yaml: Snapshotting { .text(pathExtension: "yaml") }
}
