import SnapshotFoundation

/// The view model of a slice and its identity in the screen.
public struct SliceDescriptor: Sendable {
  /// The data that the slice shows.
  public let viewModel: any SliceViewModel
  /// The identity of the slice, which is unique in its screen.
  public let identity: SliceIdentity

  /// Creates a descriptor of a slice whose view model is `Identifiable`, or is the only one of its type in the screen.
  public init(viewModel: some SliceViewModel) {
    self.viewModel = viewModel
    identity = SliceIdentity(of: viewModel)
  }

  /// Creates a descriptor with an explicit ID, for a screen that has several view models of the same type.
  ///
  /// - Parameters:
  ///   - viewModel: The data that the slice shows.
  ///   - id: The ID of the slice, which is unique among the view models of the same type.
  public init(viewModel: some SliceViewModel, id: some Hashable & Sendable) {
    self.viewModel = viewModel
    identity = SliceIdentity(kind: type(of: viewModel), id: AnyHashable(id))
  }
}

extension SliceDescriptor: Equatable {
  /// Returns whether two descriptors have the same identity and equal view models.
  public static func == (first: SliceDescriptor, second: SliceDescriptor) -> Bool {
    first.identity == second.identity && first.hasEqualViewModel(to: second)
  }

  /// Returns whether two descriptors have equal view models.
  ///
  /// A conditional cast of an existential takes longer than most comparisons, so the types are compared first.
  fileprivate func hasEqualViewModel(to other: SliceDescriptor) -> Bool {
    func isEqual<First: SliceViewModel, Second: SliceViewModel>(_ first: First, _ second: Second) -> Bool {
      First.self == Second.self && first == unsafeBitCast(second, to: First.self)
    }
    return isEqual(viewModel, other.viewModel)
  }
}

extension Changeset where Element == SliceDescriptor {
  /// Creates the changes from one list of descriptors to another.
  public init(from old: [SliceDescriptor], to new: [SliceDescriptor]) {
    self.init(from: old, to: new, identity: \.identity) { $0.hasEqualViewModel(to: $1) }
  }
}

extension SliceDescriptor: Identifiable {
  /// The identity of the slice.
  public var id: SliceIdentity { identity }
}

/// The identity of a slice: the type of its view model, and an ID that is unique for this type.
public struct SliceIdentity: Hashable, @unchecked Sendable, CustomStringConvertible {
  private let kind: any SliceViewModel.Type
  // Created from `Sendable` view models and never changed, so the unchecked conformance is safe.
  private let id: AnyHashable?

  init(kind: any SliceViewModel.Type, id: AnyHashable?) {
    self.kind = kind
    self.id = id
  }

  init(of viewModel: some SliceViewModel) {
    func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
    self.init(kind: type(of: viewModel), id: (viewModel as? any Identifiable).map { id(of: $0) })
  }

  /// Returns whether two identities have the same type and ID.
  public static func == (first: SliceIdentity, second: SliceIdentity) -> Bool {
    ObjectIdentifier(first.kind) == ObjectIdentifier(second.kind) && first.id == second.id
  }

  /// Hashes the type and the ID.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(kind))
    hasher.combine(id)
  }

  /// Returns whether the ID is equal to a value.
  func hasID(_ other: AnyHashable) -> Bool { id == other }

  /// Returns the type name of a slice followed by the ID, if there is one.
  func description(forSlice slice: String) -> String { id.map { "\(slice) \(CompactText.text(of: $0))" } ?? slice }

  /// The type name of the view model followed by the ID, if there is one.
  public var description: String { description(forSlice: "\(kind)") }
}
