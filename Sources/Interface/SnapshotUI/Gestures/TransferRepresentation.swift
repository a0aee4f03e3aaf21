// How values are transferred between apps. Nothing leaves a picture, so representations are declared and never used.

/// A way to export and import values.
public protocol TransferRepresentation<Item> {
  /// The type of the values.
  associatedtype Item
}

/// No representation, for values that only this process transfers.
public struct EmptyTransferRepresentation<Item>: TransferRepresentation {
  /// Creates no representation.
  public init() {}
}

extension Transferable where Representation == EmptyTransferRepresentation<Self> {
  /// No representation.
  public static var transferRepresentation: EmptyTransferRepresentation<Self> { EmptyTransferRepresentation() }
}

/// A representation by another value.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// Creates a representation that exports values.
  public init(exporting: @escaping (Item) throws -> Proxy) {}

  /// Creates a representation that exports and imports values.
  public init(
    exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item
  ) {}
}

/// A representation as encoded values.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Creates a representation.
  public init(contentType: UTType) {}

  /// Creates a representation of values of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A representation as data.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Creates a representation that exports values.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}

  /// Creates a representation that imports values.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}

  /// Creates a representation that exports and imports values.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A result builder that combines representations.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// Passes a representation through.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  /// Passes the only representation through.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content { content }

  /// Combines representations.
  @_disfavoredOverload
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> EmptyTransferRepresentation<Item> {
    EmptyTransferRepresentation()
  }
}

/// What a share sheet shows of an item. Nothing draws it.
public struct SharePreview<PreviewImage, PreviewIcon> {
  init() {}
}

extension Image: Transferable {}
