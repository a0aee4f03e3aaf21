import Observation
import Testing
import SnapshotUI

/// A flow goes where navigation links lead, and back.
@MainActor @Suite struct LinkedScreenTests {
  @Observable final class Basket { var items = ["Tea"] }

  struct List: View {
    @State private var total = 0
    @Environment(Basket.self) private var basket
    var isLocked = false

    var body: some View {
      VStack {
        Text("Total: \(total)").font(.largeTitle)
        ForEach(basket.items, id: \.self) { item in
          NavigationLink(item) { Item(name: item, total: $total) }.disabled(isLocked)
        }
      }
    }
  }

  struct Item: View {
    let name: String
    @Binding var total: Int
    @State private var count = 1
    @Environment(Basket.self) private var basket
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("\(count) × \(name)")
        Button("More") { count += 1 }
        Button("Add") {
          total += count
          dismiss()
        }
        Button("Keep") { total += count }
        Text("\(total) in all")
        Button("Remove") { basket.items = [] }
        NavigationLink("Origin") { Text("From far away") }
      }
    }
  }

  private func flow(isLocked: Bool = false) throws -> Flow {
    try Flow(ViewHost(List(isLocked: isLocked).environment(Basket())))
  }

  @Test func thereAndBack() throws {
    let flow = try flow()
    try flow.follow(link: "Tea")
    try flow.step("taps More") { try $0.find(button: "More").tap() }
    try flow.follow(link: "Origin")
    try flow.back()
    try flow.step("taps Add") { try $0.find(button: "Add").tap() }
    #expect(
      flow.trace == """
        1 opens
            + Total: 0
            + Tea
        2 follows Tea
            − Total: 0
            − Tea
            + 1 × Tea
            + More
            + Add
            + Keep
            + 0 in all
            + Remove
            + Origin
        3 taps More
            − 1 × Tea
            + 2 × Tea
        4 follows Origin
            − 2 × Tea
            − More
            − Add
            − Keep
            − 0 in all
            − Remove
            − Origin
            + From far away
        5 goes back
            − From far away
            + 2 × Tea
            + More
            + Add
            + Keep
            + 0 in all
            + Remove
            + Origin
        6 taps Add
            − 2 × Tea
            − More
            − Add
            − Keep
            − 0 in all
            − Remove
            − Origin
            + Total: 2
            + Tea
        """)
  }

  @Test func aBindingChangesTheScreenBelow() throws {
    let flow = try flow()
    try flow.follow(link: "Tea")
    let screen = try flow.step("taps Keep") { try $0.find(button: "Keep").tap() }
    _ = try screen.find(text: "1 in all")
    _ = try flow.back().find(text: "Total: 1")
    // Whoever comes again finds a new screen.
    _ = try flow.follow(link: "Tea").find(text: "1 × Tea")
  }

  @Test func removingALinkPopsItsScreen() throws {
    let flow = try flow()
    try flow.follow(link: "Tea")
    let screen = try flow.step("taps Remove") { try $0.find(button: "Remove").tap() }
    #expect(screen.texts == ["Total: 0"])
  }

  @Test func fontsAroundALinkDoNotReachItsDestination() throws {
    let view = VStack { NavigationLink("Help") { Text("How it works") } }.font(.largeTitle)
    let text = try Flow(ViewHost(view)).follow(link: "Help").find(text: "How it works")
    let plain = try ViewHost(Text("How it works")).inspect()
    #expect(text.frame.height == plain.frame.height)
  }

  @Test func impossibleNavigationIsReported() throws {
    let locked = try flow(isLocked: true)
    #expect(throws: InspectionError.self) { try locked.follow(link: "Tea") }
    #expect(throws: InspectionError.self) { try locked.follow(link: "Coffee") }
    #expect(throws: InspectionError(.noAction("back", "List/VStack"))) { try locked.back() }
    #expect(locked.steps.map(\.action) == ["opens"])
    let error = #expect(throws: InspectionError.self) {
      try flow().step("taps Tea") { try $0.find(link: "Tea").tap() }
    }
    #expect(
      error?.reason.description == """
        List/VStack/NavigationLink is a navigation link. Get its destination with activate(), or show it with follow(link:) of a Flow.
        """)
  }
}
