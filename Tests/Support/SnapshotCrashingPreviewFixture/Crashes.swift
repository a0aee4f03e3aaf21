// Previews that must not hide the others of their module.

import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct Unlucky: View {
  let numbers: [Int]
  let index: Int

  var body: some View { Text("\(numbers[index])") }
}

#Preview("Before") { Text("before") }
#Preview("Crash") { Unlucky(numbers: [], index: 3) }
#Preview("Between") { Text("between") }

#Preview("Endless") {
  while !Task.isCancelled { Thread.sleep(forTimeInterval: 0.01) }
  return Text("never")
}

#Preview("No size", traits: .fixedLayout(width: 0, height: 10)) { Text("nothing") }
#Preview("After") { Text("after") }

struct Failing: PreviewModifier {
  struct NoData: Error {}
  static func makeSharedContext() async throws { throw NoData() }

  func body(content: Content, context: Void) -> some View { content }
}

#Preview("Throwing", traits: .modifier(Failing())) { Text("thrown") }

struct Unlucky_Previews: PreviewProvider {
  static var previews: some View {
    let titles: [String] = []
    Text(titles[7])
  }
}
