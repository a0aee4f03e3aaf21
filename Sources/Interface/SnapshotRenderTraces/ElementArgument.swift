/// An argument of a container, a text or a modifier that differs from its default: `spacing 12`.
///
/// Arguments explain why a picture changed. They are part of traces, and not of layout texts, so that layout texts stay
/// equal between versions.
package struct ElementArgument: Hashable, Sendable {
  /// The label in the call: `spacing`, `alignment`, `lineLimit`.
  package var name: String
  /// The value as text: `12`, `leading`.
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
