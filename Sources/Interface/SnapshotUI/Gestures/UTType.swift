/// A type of files, such as images. The names are those of the Uniform Type Identifiers framework.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.image`.
  public let identifier: String

  /// Creates a type with an identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the app exports.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  /// Creates a type that the app imports.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Creates a type for files with an extension.
  public init?(filenameExtension: String) { self.init(filenameExtension) }

  init(named identifier: String) { self.identifier = identifier }
}
