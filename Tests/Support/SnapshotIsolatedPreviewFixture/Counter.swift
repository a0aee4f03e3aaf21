// A module that is isolated to the main actor, as new projects of Xcode are.

import Observation

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  let counter: Counter

  var body: some View { Text("\(counter.count)") }
}

#Preview("Counter") { CounterView(counter: Counter()) }

#Preview("State") {
  @Previewable @State var counter = Counter()
  CounterView(counter: counter)
}

struct Counter_Previews: PreviewProvider {
  static var previews: some View { CounterView(counter: Counter()) }
}

/// A module may have a type of this name.
struct Content: View {
  let text: String

  var body: some View { Text(text) }
}

#Preview("Own type") {
  @Previewable @State var text = "of a view called Content"
  Content(text: text)
}
