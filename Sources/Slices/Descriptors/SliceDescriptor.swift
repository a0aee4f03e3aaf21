import ValueText

/// A slice of a screen as data: its view model, and which slice it is across changes of the screen.
public struct SliceDescriptor: Sendable {
  /// What the slice shows.
  public let viewModel: any SliceViewModel
  /// What tells the slice apart from the others of its screen.
  public let identity: SliceIdentity

  /// A slice that is the only one of its kind on the screen, or whose view model is `Identifiable`.
  public init(viewModel: some SliceViewModel) {
    self.viewModel = viewModel
    identity = SliceIdentity(of: viewModel)
  }

  /// A slice with an identity of its own, where several have view models of one kind.
  public init(viewModel: some SliceViewModel, id: some Hashable & Sendable) {
    self.viewModel = viewModel
    identity = SliceIdentity(kind: type(of: viewModel), id: AnyHashable(id))
  }
}

extension SliceDescriptor: Equatable {
  /// Whether both stand for the same slice and show the same.
  public static func == (first: SliceDescriptor, second: SliceDescriptor) -> Bool {
    func isEqual<ViewModel: SliceViewModel>(_ viewModel: ViewModel) -> Bool {
      second.viewModel as? ViewModel == viewModel
    }
    return first.identity == second.identity && isEqual(first.viewModel)
  }
}

extension SliceDescriptor: Identifiable {
  public var id: SliceIdentity { identity }
}

/// Which slice a slice is: the kind of its view model, and its identity among those of the kind.
public struct SliceIdentity: Hashable, @unchecked Sendable, CustomStringConvertible {
  private let kind: ObjectIdentifier
  private let kindName: String
  // Made of Sendable values only.
  private let id: AnyHashable?

  init(kind: any SliceViewModel.Type, id: AnyHashable?) {
    self.kind = ObjectIdentifier(kind)
    kindName = "\(kind)"
    self.id = id
  }

  init(of viewModel: some SliceViewModel) {
    func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
    self.init(kind: type(of: viewModel), id: (viewModel as? any Identifiable).map { id(of: $0) })
  }

  public static func == (first: SliceIdentity, second: SliceIdentity) -> Bool {
    first.kind == second.kind && first.id == second.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(id)
  }

  /// A slice's type, and its identity among those of its kind.
  func naming(_ slice: String) -> String { id.map { "\(slice) \(CompactText.text(of: $0))" } ?? slice }

  public var description: String { naming(kindName) }
}
