/// The identity of a section, shared by its parts.
final class SectionMark {}

/// The section of an element, and the element's role in it.
struct SectionPart {
  enum Role {
    case header
    case row
    case footer
  }

  var section: SectionMark
  var role: Role
}
