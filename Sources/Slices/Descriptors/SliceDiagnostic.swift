/// What is wrong with the descriptors of a screen.
public enum SliceDiagnostic: Equatable, Sendable, CustomStringConvertible {
  /// Several slices have one identity: positions from 0.
  case duplicateIdentity(SliceIdentity, positions: [Int])
  /// A view model is a class.
  case referenceType(String, position: Int)

  public var description: String {
    switch self {
    case .duplicateIdentity(let identity, let positions):
      """
      The slices at \(positions.map { "\($0)" }.joined(separator: ", ")) have one identity: \(identity). \
      Let the view model conform to Identifiable, or give each descriptor an `id:` of its own.
      """
    case .referenceType(let type, let position):
      "The view model of the slice at \(position) is a class: \(type). Make it a struct, so that nothing changes it."
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
      if Mirror(reflecting: descriptor.viewModel).displayStyle == .class {
        found.append(.referenceType("\(type(of: descriptor.viewModel))", position: position))
      }
      if let all = positions[descriptor.identity], all.count > 1, all[0] == position {
        found.append(.duplicateIdentity(descriptor.identity, positions: all))
      }
      return found
    }
  }
}
