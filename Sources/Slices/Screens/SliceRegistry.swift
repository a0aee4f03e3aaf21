import Views

/// The types of slices that show the view models of a screen.
///
///     let slices = SliceRegistry(AuthorSlice.self, BodySlice.self, ActionSlice.self)
public struct SliceRegistry: Sendable {
  private var makers: [ObjectIdentifier: Maker] = [:]
  /// View models for which several slices are registered.
  private var conflicts: [SliceDiagnostic] = []

  private struct Maker: Sendable {
    var viewModelName: String
    var sliceName: String
    var make: @Sendable () -> AnySlice
  }

  /// Creates a registry from types of slices, one for each type of view model.
  public init<each Registered: Slice & SliceConfigurable & SendableMetatype>(
    _ slices: repeat (each Registered).Type
  ) {
    repeat register((each Registered).self)
  }

  /// Returns a registry with the slices of this registry and another one.
  public func merging(_ other: SliceRegistry) -> SliceRegistry {
    var merged = self
    merged.conflicts += other.conflicts
    let makers = other.makers.sorted {
      ($0.value.viewModelName, $0.value.sliceName) < ($1.value.viewModelName, $1.value.sliceName)
    }
    for (kind, maker) in makers {
      merged.add(maker, for: kind)
    }
    return merged
  }

  private mutating func register<Registered: Slice & SliceConfigurable & SendableMetatype>(
    _ type: Registered.Type
  ) {
    let maker = Maker(viewModelName: "\(Registered.ViewModel.self)", sliceName: "\(type)") { AnySlice(Registered()) }
    add(maker, for: ObjectIdentifier(Registered.ViewModel.self))
  }

  private mutating func add(_ maker: Maker, for kind: ObjectIdentifier) {
    if let known = makers[kind], known.sliceName != maker.sliceName {
      conflicts.append(.ambiguousSlice(maker.viewModelName, slices: [known.sliceName, maker.sliceName]))
    }
    makers[kind] = maker
  }
}

extension SliceRegistry {
  /// Returns the errors that prevent the slices from showing descriptors.
  public func diagnostics(of descriptors: [SliceDescriptor]) -> [SliceDiagnostic] {
    let known = makers.values.map(\.viewModelName).sorted()
    let unknown = descriptors.enumerated().filter { makers[kind(of: $0.element)] == nil }.map { position, descriptor in
      SliceDiagnostic.unregisteredViewModel("\(type(of: descriptor.viewModel))", position: position, registered: known)
    }
    return conflicts + SliceDiagnostic.diagnostics(of: descriptors) + unknown
  }

  /// Throws ``SliceError/Reason/unusable(_:)`` if the slices cannot show descriptors.
  func check(_ descriptors: [SliceDescriptor]) throws(SliceError) {
    let found = diagnostics(of: descriptors)
    guard found.isEmpty else { throw SliceError(.unusable(found)) }
  }

  /// Returns the kind of a slice for reuse: slices of the same kind show the same type of view model.
  func kind(of descriptor: SliceDescriptor) -> ObjectIdentifier { ObjectIdentifier(type(of: descriptor.viewModel)) }

  /// Creates a slice for a descriptor, without configuring it.
  func makeSlice(for descriptor: SliceDescriptor) throws(SliceError) -> AnySlice {
    guard let maker = makers[kind(of: descriptor)] else { throw SliceError(.unusable(diagnostics(of: [descriptor]))) }
    return maker.make()
  }

  /// Creates a configured slice for each descriptor.
  func items(of descriptors: [SliceDescriptor]) throws(SliceError) -> [SliceItem] {
    try check(descriptors)
    var items: [SliceItem] = []
    for descriptor in descriptors {
      let slice = try makeSlice(for: descriptor)
      slice.configure(with: descriptor.viewModel)
      items.append(SliceItem(descriptor: descriptor, slice: slice))
    }
    return items
  }
}

/// A type-erased slice.
final class AnySlice {
  /// The type name of the slice.
  let name: String
  let view: AnyView
  private let show: (any SliceViewModel) -> Void

  init<Shown: Slice & SliceConfigurable>(_ slice: Shown) {
    name = "\(type(of: slice))"
    view = AnyView(slice)
    // The registry finds slices by the type of the view model, so the cast always succeeds.
    show = { viewModel in if let viewModel = viewModel as? Shown.ViewModel { slice.configure(with: viewModel) } }
  }

  func configure(with viewModel: any SliceViewModel) { show(viewModel) }
}

/// A descriptor and the slice that shows it.
struct SliceItem {
  var descriptor: SliceDescriptor
  let slice: AnySlice
}
