import CSnapshotPreviews

extension Previews {
  /// A type of a loaded module.
  struct Conformer {
    let type: Any.Type
    let module: String
  }

  /// Returns the types of a module, or of all modules, that conform to a protocol.
  ///
  /// - Parameter existential: The type `any P`.
  static func conformers(to existential: Any.Type, in module: String?) -> [Conformer] {
    var found: [Conformer] = []
    _ = enumerate(conformersTo: existential) { descriptor, owner in
      guard module == nil || module == owner, let metadata = preview_metadata(descriptor) else { return }
      found.append(Conformer(type: unsafeBitCast(metadata, to: Any.Type.self), module: owner))
    }
    return found
  }

  /// Calls back with the descriptor and the module of each conforming type.
  ///
  /// - Returns: Whether the records of conformances can be read.
  static func enumerate(
    conformersTo existential: Any.Type, _ visit: (UnsafeRawPointer, String) -> Void
  ) -> Bool {
    guard let descriptor = preview_protocol(unsafeBitCast(existential, to: UnsafeRawPointer.self)) else { return false }
    return withoutActuallyEscaping(visit) { visit in
      var visitor = Visitor(visit: visit)
      return withUnsafeMutablePointer(to: &visitor) { visitor in
        preview_enumerate_conformers(
          descriptor,
          { descriptor, module, context in
            context?.assumingMemoryBound(to: Visitor.self).pointee.visit(descriptor, String(cString: module))
          }, visitor)
      }
    }
  }

  /// What a function of C can carry to its callback.
  private struct Visitor {
    let visit: (UnsafeRawPointer, String) -> Void
  }
}
