// What the macro `#Preview` expands to. Users write none of these names.

/// A type that `#Preview` expands to. Tests find it among the types that conform to this protocol.
public protocol _PreviewRegistry {
  /// The module and the file of the preview.
  static var _fileID: String { get }
  /// The path of the file.
  static var _filePath: String { get }
  /// The line of the preview.
  static var _line: Int { get }
  /// Returns the arguments of the macro.
  @MainActor static func _makePreview() throws -> _Preview
}

/// The arguments of `#Preview`.
public struct _Preview {
  /// A view, with the text of the argument that it is for.
  struct Variant {
    var label: String?
    var body: @MainActor () -> any View
  }

  let name: String?
  let traits: [PreviewTrait<Preview.ViewTraits>]
  let variants: [Variant]

  /// Creates a preview of one view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    variants = [Variant(label: nil, body: body)]
  }

  /// Creates a preview of a view for each argument.
  @MainActor
  public init<Arguments: Collection>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
  ) {
    self.name = name
    self.traits = traits
    variants = arguments.map { argument in
      Variant(label: String(describing: argument)) { body(argument) }
    }
  }
}

/// Returns the address of a preview's type. A release build keeps what refers to it.
public func _previewRegistry(_ type: any _PreviewRegistry.Type) -> UnsafeRawPointer {
  unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
}
