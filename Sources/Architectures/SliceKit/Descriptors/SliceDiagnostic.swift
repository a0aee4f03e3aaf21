/// An error in the descriptors of a screen.
public enum SliceDiagnostic: Equatable, Sendable, CustomStringConvertible {
  /// Several slices have the same identity. Positions start at 0.
  case duplicateIdentity(SliceIdentity, positions: [Int])
  /// A view model is a class.
  case referenceType(String, position: Int)
  /// No slice is registered for the type of a view model.
  case unregisteredViewModel(String, position: Int, registered: [String])
  /// Several slices are registered for the same type of view model.
  case ambiguousSlice(String, slices: [String])
  /// A registered slice has no example for the gallery.
  case missingExample(String)

  /// The error and how to fix it.
  public var description: String {
    switch self {
    case .duplicateIdentity(let identity, let positions):
      """
      The slices at \(positions.map { "\($0)" }.joined(separator: ", ")) have the same identity: \(identity). \
      Conform the view model to Identifiable, or pass a unique `id:` to each descriptor.
      """
    case .referenceType(let type, let position):
      "The view model of the slice at \(position) is a class: \(type). Use a struct, so that it cannot change later."
    case .unregisteredViewModel(let type, let position, let registered):
      "No slice is registered for the \(type) at \(position). Add its slice to the SliceRegistry. Registered view models: "
        + (registered.isEmpty ? "none." : registered.joined(separator: ", ") + ".")
    case .ambiguousSlice(let type, let slices):
      "\(slices.joined(separator: " and ")) both show \(type). Register only one of them in the SliceRegistry."
    case .missingExample(let slice):
      "\(slice) has no example in the gallery. Add one with examples(of: \(slice).self, [\"name\": viewModel])."
    }
  }
}

extension SliceDiagnostic {
  /// Returns the errors in the descriptors of a screen, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the number of descriptors.
  public static func diagnostics(of descriptors: [SliceDescriptor]) -> [SliceDiagnostic] {
    let duplicates = duplicates(in: descriptors)
    return descriptors.enumerated().flatMap { position, descriptor -> [SliceDiagnostic] in
      var found = classes(in: descriptor, at: position)
      if let positions = duplicates[descriptor.identity], positions[0] == position {
        found.append(.duplicateIdentity(descriptor.identity, positions: positions))
      }
      return found
    }
  }

  /// Returns the positions of the descriptors whose identity is not unique, by identity.
  private static func duplicates(in descriptors: [SliceDescriptor]) -> [SliceIdentity: [Int]] {
    // Nearly always there are none, so that one set is enough.
    var seen: Set<SliceIdentity> = []
    seen.reserveCapacity(descriptors.count)
    let repeated = Set(descriptors.lazy.map(\.identity).filter { !seen.insert($0).inserted })
    guard !repeated.isEmpty else { return [:] }
    let positions = descriptors.indices.filter { repeated.contains(descriptors[$0].identity) }
    return Dictionary(grouping: positions) { descriptors[$0].identity }
  }

  /// Returns the identities that several descriptors have, by their first position.
  static func duplicateIdentities(in descriptors: [SliceDescriptor]) -> [SliceDiagnostic] {
    duplicates(in: descriptors).sorted { $0.value[0] < $1.value[0] }
      .map { .duplicateIdentity($0.key, positions: $0.value) }
  }

  /// Returns the errors for a view model and its nested view models that are classes.
  static func classes(in descriptor: SliceDescriptor, at position: Int) -> [SliceDiagnostic] {
    classes(in: descriptor.viewModel).map { .referenceType($0, position: position) }
  }

  private static func classes(in viewModel: any SliceViewModel) -> [String] {
    guard !(type(of: viewModel) is any AnyObject.Type) else { return ["\(type(of: viewModel))"] }
    return SliceTree.viewModels(in: viewModel).flatMap(classes)
  }
}
