import Foundation

/// A value as string interpolation describes it, except for dates outside of the calendar or that are not finite: for
/// these, Foundation's description traps.
func textForm(of value: some Any) -> String {
  guard let seconds = (value as? Date)?.timeIntervalSinceReferenceDate, !(seconds.magnitude < 1e11) else {
    return "\(value)"
  }
  return "\(formatted(seconds)) s"
}
