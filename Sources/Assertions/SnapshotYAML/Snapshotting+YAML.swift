import Foundation
import SnapshotCore
import SnapshotStructure

extension Snapshotting where Value == String, Format == String {
  /// A YAML document as written, compared by structure; see `.yamlStructure`.
  ///
  ///     assertSnapshot(of: workflow, as: .yamlDocument)
  ///
  /// Records the text unchanged, in a file that ends in `yaml`. Another order of keys, another layout and other comments match. A
  /// failure lists the differences by path:
  ///
  ///     The YAML has 2 differences (reference → new):
  ///     jobs.test.runs-on: "ubuntu-22.04" → "ubuntu-24.04"
  ///     jobs.test.steps[1]: missing, was {…} (1 member)
  public static var yamlDocument: Snapshotting { .init(pathExtension: "yaml", diffing: .yamlStructure) }

  /// An OpenAPI document in YAML or JSON as written, compared by structure; see `.openAPIStructure`.
  ///
  ///     assertSnapshot(of: document, as: .openAPIDocument)
  ///
  /// Records the text unchanged, in a file that ends in `yaml`.
  public static var openAPIDocument: Snapshotting { .init(pathExtension: "yaml", diffing: .openAPIStructure) }
}

extension Diffing where Value == String {
  /// YAML, compared by structure.
  ///
  /// The order of keys, comments, the style of collections and scalars, anchors and the notation of numbers are ignored. The order of
  /// lists is not. Plain scalars have the types of YAML 1.2's core schema: `yes` is a string, `true` and `1.0` are not. Keys are
  /// compared by their text, and the merge key `<<` as any other key. Several documents are compared as a list.
  ///
  /// Invalid YAML, repeated keys, keys that are lists or mappings, more than 256 levels, documents of more than 16 MB and aliases that
  /// expand to more than a million values fail the assertion.
  public static var yamlStructure: Diffing { .structure("YAML") { try YAMLReader.structure(of: $0) } }

  /// An OpenAPI document, compared by structure: as `.yamlStructure`, and without the order of arrays that are sets.
  ///
  /// Sets are `parameters` (by `in` and `name`), `security` and its scopes, the `tags` of operations, and `required`, `type` and
  /// `dependentRequired` in schemas. The order of the document's `tags`, `servers`, `enum`, `oneOf`, `anyOf` and `allOf` is compared,
  /// and so is everything in examples, default values and extensions.
  public static var openAPIStructure: Diffing {
    .structure("OpenAPI document") { try YAMLReader.structure(of: $0, sets: OpenAPISets()) }
  }
}
