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

  /// The error and how to fix it.
  public var description: String {
    switch self {
    case .duplicateIdentity(let identity, let positions):
      """
      The slices at \(positions.map { "\($0)" }.joined(separator: ", ")) have the same identity: \(identity). \
      Conform the view model to Identifiable, or pass a unique `id:` to each descriptor.
      """
    case .referenceType(let type, let position):
      "The view model of the slice at \(position) is a class: \(type). Use a struct, because view models must not change."
    case .unregisteredViewModel(let type, let position, let registered):
      "No slice is registered for the \(type) at \(position). Add its slice to the SliceRegistry. Registered view models: "
        + (registered.isEmpty ? "none." : registered.joined(separator: ", ") + ".")
    case .ambiguousSlice(let type, let slices):
      "\(slices.joined(separator: " and ")) both show \(type). Register only one of them in the SliceRegistry."
    }
  }
}

extension SliceDiagnostic {
  /// Returns the errors in the descriptors of a screen, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the number of descriptors.
  public static func diagnostics(of descriptors: [SliceDescriptor]) -> [SliceDiagnostic] {
    var positions: [SliceIdentity: [Int]] = [:]
    for (position, descriptor) in descriptors.enumerated() {
      positions[descriptor.identity, default: []].append(position)
    }
    return descriptors.enumerated().flatMap { position, descriptor -> [SliceDiagnostic] in
      var found: [SliceDiagnostic] = []
      found += classes(in: descriptor.viewModel).map { .referenceType($0, position: position) }
      if let all = positions[descriptor.identity], all.count > 1, all[0] == position {
        found.append(.duplicateIdentity(descriptor.identity, positions: all))
      }
      return found
    }
  }

  /// Returns the type names of a view model and its nested view models that are classes.
  private static func classes(in viewModel: any SliceViewModel) -> [String] {
    guard Mirror(reflecting: viewModel).displayStyle != .class else { return ["\(type(of: viewModel))"] }
    return SliceTree.viewModels(in: viewModel).flatMap(classes)
  }
}
