/// A modifier that changes no pixel of a screen at rest: it is about time, input devices, focus, or the system around the
/// app. An element keeps it, so that the text form of the elements shows it and inspection can use it.
package struct InertModifier: Hashable, Sendable {
  /// The name of the modifier in the source, such as `animation`.
  package let name: String
  /// What distinguishes it from others of its name, such as the key of a keyboard shortcut.
  package let detail: String?

  /// How the text form of an element shows the modifier.
  var summary: String { detail.map { "\(name) \($0)" } ?? name }
}

nonisolated extension View {
  /// Records a modifier that changes no pixel of a screen at rest.
  ///
  /// - Parameters:
  ///   - name: The name of the modifier in the source.
  ///   - detail: What distinguishes it from others of its name.
  package func inert(_ name: String, _ detail: String? = nil) -> some View {
    changingElement { $0.inertModifiers.append(InertModifier(name: name, detail: detail)) }
  }
}
