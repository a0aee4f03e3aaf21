/// A preview of a module in this process: what a use of `#Preview` declares, or one view of a ``PreviewProvider``.
///
/// ``Previews/all(in:)`` finds them.
public struct Preview: Sendable {
  /// The traits of previews of views, which ``PreviewTrait`` is generic over.
  public enum ViewTraits: Sendable {}

  /// The module and the file: `Feature/Card.swift`. For a provider, the file is derived from the type's name.
  public let fileID: String
  /// The path of the file; `nil` for a provider.
  public let filePath: String?
  /// The line of the preview; 0 for a provider.
  public let line: Int
  /// The name: the argument of `#Preview`, or the display name or type of a provider's preview. `nil` without a name.
  public let name: String?
  /// The layout, the modifiers of the view, and how the preview is verified.
  public let traits: [PreviewTrait<ViewTraits>]
  /// The name of the preview's references, unique in its file. Moving previews does not change it.
  package internal(set) var referenceName: String
  /// Whether an earlier preview of the file has the same name, so that the order tells them apart.
  package internal(set) var repeatsName = false
  /// The name of the provider's type, such as `Card_Previews`; `nil` for a use of `#Preview`.
  package let providerType: String?
  private let make: @MainActor @Sendable () throws -> AnyView

  init(
    fileID: String, filePath: String?, line: Int, name: String?, traits: [PreviewTrait<ViewTraits>],
    providerType: String? = nil, make: @escaping @MainActor @Sendable () throws -> AnyView
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.name = name
    self.traits = traits
    self.providerType = providerType
    self.make = make
    referenceName = name ?? PreviewNames.unnamed
  }

  /// Returns the view, with the modifiers of its traits and the setups of its module.
  ///
  /// - Throws: An error of a setup, of a modifier's shared context, or of evaluating a provider.
  @MainActor public func makeView() throws -> AnyView {
    let setup = try PreviewSetups.wrapper(for: module)
    var view = try make()
    for trait in traits {
      if case .modifier(let modify, prepare: _) = trait.kind { view = try modify(view) }
    }
    return setup(view)
  }

  /// Creates the shared contexts of the preview's modifiers, if creating one waits for another task.
  @MainActor package func prepare() async throws {
    for trait in traits {
      if case .modifier(_, let prepare) = trait.kind { try await prepare() }
    }
  }
}

nonisolated extension Preview {
  /// The name of the module.
  public var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The name of the file without its extension.
  public var file: String {
    let name = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// Whether the trait `noSnapshot` leaves the preview out of the snapshots.
  package var isExcluded: Bool {
    traits.contains { if case .excluded = $0.kind { true } else { false } }
  }

  /// The differences from the reference that are tolerated.
  package var tolerance: PixelTolerance {
    traits.reduce(.exact) { if case .tolerance(let value) = $1.kind { value } else { $0 } }
  }

  /// The regions that are not compared.
  package var ignoredRegions: [IgnoredRegion] {
    traits.flatMap { if case .ignoring(let regions) = $0.kind { regions } else { [IgnoredRegion]() } }
  }
}

nonisolated extension Preview: CustomStringConvertible {
  /// The file and the name of the preview: `Card:Long title`, as exclusions name it.
  public var description: String { "\(file):\(name ?? PreviewNames.unnamed)" }
}
