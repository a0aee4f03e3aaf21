import SnapshotUI

/// The types of slices that show the view models of a screen.
///
///     let slices = SliceRegistry(AuthorSlice.self, BodySlice.self, ActionSlice.self)
public struct SliceRegistry: Sendable {
  private var makers: [ObjectIdentifier: Maker] = [:]
  /// The view models of the registered slices, in the order of registration.
  private var order: [ObjectIdentifier] = []
  /// View models for which several slices are registered.
  private var conflicts: [SliceDiagnostic] = []

  /// A registered slice.
  struct Maker: Sendable {
    var slice: ObjectIdentifier
    var viewModelName: String
    var sliceName: String
    var examples: [SliceExample] = []
    var make: @Sendable () -> AnySlice
  }

  /// Creates a registry from types of slices, one for each type of view model.
  public init<each Registered: Slice & SliceConfigurable & SendableMetatype>(
    _ slices: repeat (each Registered).Type
  ) {
    repeat register((each Registered).self)
  }

  /// Returns a registry with the slices of this registry and another one, and their examples.
  ///
  /// Slices of both registries that show the same type of view model are an error of the screen, see
  /// ``diagnostics(of:)``.
  public func merging(_ other: SliceRegistry) -> SliceRegistry {
    var merged = self
    merged.conflicts += other.conflicts.filter { !conflicts.contains($0) }
    for kind in other.order {
      if let maker = other.makers[kind] { merged.add(maker, for: kind) }
    }
    return merged
  }

  private mutating func register<Registered: Slice & SliceConfigurable & SendableMetatype>(
    _ type: Registered.Type
  ) {
    let maker = Maker(
      slice: ObjectIdentifier(type), viewModelName: "\(Registered.ViewModel.self)", sliceName: "\(type)"
    ) { AnySlice(Registered()) }
    add(maker, for: ObjectIdentifier(Registered.ViewModel.self))
  }

  private mutating func add(_ maker: Maker, for kind: ObjectIdentifier) {
    guard var known = makers[kind] else {
      order.append(kind)
      makers[kind] = maker
      return
    }
    guard known.slice == maker.slice else {
      return conflicts.append(.ambiguousSlice(maker.viewModelName, slices: [known.sliceName, maker.sliceName]))
    }
    known.examples += maker.examples
    makers[kind] = known
  }

  /// Adds examples to the slice of a type of view model.
  mutating func addExamples(_ examples: [SliceExample], for kind: ObjectIdentifier) {
    makers[kind]?.examples += examples
  }

  /// The registered slices, in the order of registration.
  var registered: [Maker] { order.compactMap { makers[$0] } }

  /// The errors of the registry itself.
  var conflictsOfSlices: [SliceDiagnostic] { conflicts }
}

extension SliceRegistry {
  /// Returns the errors that prevent the slices from showing descriptors.
  public func diagnostics(of descriptors: [SliceDescriptor]) -> [SliceDiagnostic] {
    conflicts + SliceDiagnostic.diagnostics(of: descriptors) + unregistered(in: descriptors)
  }

  /// Returns the errors for the descriptors whose view models no slice shows.
  private func unregistered(in descriptors: [SliceDescriptor]) -> [SliceDiagnostic] {
    let unknown = descriptors.indices.filter { makers[kind(of: descriptors[$0])] == nil }
    guard !unknown.isEmpty else { return [] }
    let known = makers.values.map(\.viewModelName).sorted()
    return unknown.map { position in
      .unregisteredViewModel("\(type(of: descriptors[position].viewModel))", position: position, registered: known)
    }
  }

  /// Throws ``SliceError/Reason/unusable(_:)`` if the slices cannot show descriptors.
  func check(_ descriptors: [SliceDescriptor]) throws(SliceError) {
    let found = diagnostics(of: descriptors)
    guard found.isEmpty else { throw SliceError(.unusable(found)) }
  }

  /// Throws ``SliceError/Reason/unusable(_:)`` if the slices cannot show the descriptors of a screen. Their identities are unique.
  ///
  /// - Parameters:
  ///   - descriptors: All descriptors of the screen.
  ///   - positions: The descriptors that changed, whose view models must not contain classes.
  func check(_ descriptors: [SliceDescriptor], changedAt positions: some Sequence<Int>) throws(SliceError) {
    let classes = positions.flatMap { SliceDiagnostic.classes(in: descriptors[$0], at: $0) }
    let found = conflicts + classes + unregistered(in: descriptors)
    guard found.isEmpty else { throw SliceError(.unusable(found)) }
  }

  /// Returns the kind of a slice for reuse: slices of the same kind show the same type of view model.
  func kind(of descriptor: SliceDescriptor) -> ObjectIdentifier { ObjectIdentifier(type(of: descriptor.viewModel)) }

  /// Creates a slice for a descriptor, without configuring it.
  func makeSlice(for descriptor: SliceDescriptor) throws(SliceError) -> AnySlice {
    guard let maker = makers[kind(of: descriptor)] else { throw SliceError(.unusable(diagnostics(of: [descriptor]))) }
    return maker.make()
  }

  /// Creates a slice of a registered kind, without configuring it.
  func makeSlice(ofKind kind: ObjectIdentifier) throws(SliceError) -> AnySlice {
    guard let maker = makers[kind] else { throw SliceError(.unusable(conflicts)) }
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
