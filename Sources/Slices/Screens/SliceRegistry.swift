import Views

/// Which slice shows which view model: a value, made of the slices' types.
///
///     let slices = SliceRegistry(AuthorSlice.self, BodySlice.self, ActionSlice.self)
public struct SliceRegistry: Sendable {
  private var makers: [ObjectIdentifier: Maker] = [:]
  /// View models that several slices want to show.
  private var conflicts: [SliceDiagnostic] = []

  private struct Maker: Sendable {
    var viewModelName: String
    var sliceName: String
    var make: @Sendable () -> LiveSlice
  }

  /// The slices of a screen, of an app or of a library, one for each kind of view model.
  public init<each Registered: Slice & SliceConfigurable & SendableMetatype>(
    _ slices: repeat (each Registered).Type
  ) {
    repeat register((each Registered).self)
  }

  /// The slices of both.
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
    let maker = Maker(viewModelName: "\(Registered.ViewModel.self)", sliceName: "\(type)") { LiveSlice(Registered()) }
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
  /// What keeps descriptors from being shown by these slices; see ``SliceDiagnostic``.
  public func diagnostics(of descriptors: [SliceDescriptor]) -> [SliceDiagnostic] {
    let known = makers.values.map(\.viewModelName).sorted()
    let unknown = descriptors.enumerated().filter { makers[kind(of: $0.element)] == nil }.map { position, descriptor in
      SliceDiagnostic.unregisteredViewModel("\(type(of: descriptor.viewModel))", position: position, registered: known)
    }
    return conflicts + SliceDiagnostic.diagnostics(of: descriptors) + unknown
  }

  /// Throws ``SliceError/Reason/unusable(_:)`` where descriptors cannot be shown.
  func check(_ descriptors: [SliceDescriptor]) throws(SliceError) {
    let found = diagnostics(of: descriptors)
    guard found.isEmpty else { throw SliceError(.unusable(found)) }
  }

  /// What a slice that shows the descriptor's view model can be used for.
  func kind(of descriptor: SliceDescriptor) -> ObjectIdentifier { ObjectIdentifier(type(of: descriptor.viewModel)) }

  /// A new slice for a descriptor, not configured yet.
  func makeSlice(for descriptor: SliceDescriptor) throws(SliceError) -> LiveSlice {
    guard let maker = makers[kind(of: descriptor)] else { throw SliceError(.unusable(diagnostics(of: [descriptor]))) }
    return maker.make()
  }

  /// A new slice for each descriptor, configured.
  func rows(of descriptors: [SliceDescriptor]) throws(SliceError) -> [SliceRow] {
    try check(descriptors)
    var rows: [SliceRow] = []
    for descriptor in descriptors {
      let slice = try makeSlice(for: descriptor)
      slice.configure(with: descriptor.viewModel)
      rows.append(SliceRow(descriptor: descriptor, slice: slice))
    }
    return rows
  }
}

/// A slice of any type.
final class LiveSlice {
  /// The slice's type.
  let name: String
  let view: AnyView
  private let show: (any SliceViewModel) -> Void

  init<Shown: Slice & SliceConfigurable>(_ slice: Shown) {
    name = "\(type(of: slice))"
    view = AnyView(slice)
    // A registry finds slices by the type of the view model, so that it is never another one.
    show = { viewModel in if let viewModel = viewModel as? Shown.ViewModel { slice.configure(with: viewModel) } }
  }

  func configure(with viewModel: any SliceViewModel) { show(viewModel) }
}

/// A descriptor, and the slice that shows it.
struct SliceRow {
  var descriptor: SliceDescriptor
  let slice: LiveSlice
}
