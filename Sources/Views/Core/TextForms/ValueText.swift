import Foundation

/// A value in words, as string interpolation has them. Foundation ends the process where it is to describe a date beyond
/// its calendar, or one that is no number.
func textForm(of value: some Any) -> String {
  guard let seconds = (value as? Date)?.timeIntervalSinceReferenceDate, !(seconds.magnitude < 1e11) else {
    return "\(value)"
  }
  return "\(formatted(seconds)) s"
}
