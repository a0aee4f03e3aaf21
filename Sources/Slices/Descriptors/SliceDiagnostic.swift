/// What is wrong with the descriptors of a screen.
public enum SliceDiagnostic: Equatable, Sendable, CustomStringConvertible {
  /// Several slices have one identity: positions from 0.
  case duplicateIdentity(SliceIdentity, positions: [Int])
  /// A view model is a class.
  case referenceType(String, position: Int)
  /// No slice shows a view model of this type; those that are shown.
  case unregisteredViewModel(String, position: Int, registered: [String])
  /// Several slices want to show view models of one type.
  case ambiguousSlice(String, slices: [String])

  public var description: String {
    switch self {
    case .duplicateIdentity(let identity, let positions):
      """
      The slices at \(positions.map { "\($0)" }.joined(separator: ", ")) have one identity: \(identity). \
      Let the view model conform to Identifiable, or give each descriptor an `id:` of its own.
      """
    case .referenceType(let type, let position):
      "The view model of the slice at \(position) is a class: \(type). Make it a struct, so that nothing changes it."
    case .unregisteredViewModel(let type, let position, let registered):
      "No slice shows the \(type) at \(position). Give its slice to the SliceRegistry, which has slices for "
        + (registered.isEmpty ? "nothing." : registered.joined(separator: ", ") + ".")
    case .ambiguousSlice(let type, let slices):
      "\(slices.joined(separator: " and ")) both show \(type). Give the SliceRegistry one of them."
    }
  }
}

extension SliceDiagnostic {
  /// What is wrong with the descriptors of a screen, from top to bottom. Takes linear time.
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

  /// The view models in a view model, itself included, that are classes.
  private static func classes(in viewModel: any SliceViewModel) -> [String] {
    guard Mirror(reflecting: viewModel).displayStyle != .class else { return ["\(type(of: viewModel))"] }
    return SliceTree.viewModels(in: viewModel).flatMap(classes)
  }
}
