import Foundation
import SnapshotUI

/// What rendering a list costs by the number of its nodes, from the view to the display list: of a row's ten nodes each
/// should cost the same in a short list and in a long one.
@main
enum LayoutBenchmark {
  static func main() throws {
    print("nodes    ms a render   µs a node   (the processor's time, best of several)")
    for count in [1, 10, 100, 1000, 10_000] {
      let view = ScrollView { LazyVStack { ForEach(0..<max(1, count / 10)) { Row(number: $0, isWhole: count > 1) } } }
      let context = RenderContext(width: 390, height: 844)
      let nodes = nodes(in: try view.rendered(in: context).element)
      var best = Double.infinity
      for _ in 0..<(count < 1000 ? 50 : 7) {
        let start = clock()
        _ = try view.rendered(in: context)
        best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000)
      }
      print(
        "\(nodes)".padding(toLength: 8, withPad: " ", startingAt: 0),
        "\(rounded(best))".padding(toLength: 13, withPad: " ", startingAt: 0), rounded(best * 1000 / Double(nodes)))
    }
  }

  private static func nodes(in element: ViewElement) -> Int { element.children.reduce(1) { $0 + nodes(in: $1) } }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

/// A row as lists have it; or its title alone.
private struct Row: View {
  let number: Int
  let isWhole: Bool

  var body: some View {
    if isWhole {
      HStack {
        Circle().frame(width: 10, height: 10)
        VStack(alignment: .leading) {
          Text("Title \(number % 10)")
          Text("Detail")
        }
        Spacer()
        Text("9")
      }
      .padding(4)
    } else {
      Text("Title")
    }
  }
}
