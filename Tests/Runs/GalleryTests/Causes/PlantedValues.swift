/// The values of the screens that the corpus of root causes replaces, by name.
enum PlantedValues {
  @TaskLocal static var current: [String: any Sendable] = [:]
}

/// Returns a value of a screen, or the value that the corpus of root causes plants in its place.
func planted<Value: Sendable>(_ name: String, _ value: Value) -> Value {
  // NB: a missing value would be cast to an optional type as `nil`.
  guard let planted = PlantedValues.current[name] else { return value }
  return planted as? Value ?? value
}
