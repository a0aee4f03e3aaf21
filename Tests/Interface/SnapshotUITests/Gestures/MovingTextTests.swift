import Testing
import SnapshotUI

/// A drag changes the text of the element that it moves, which is part of the element's path.
@MainActor @Suite struct MovingTextTests {
  struct Meter: View {
    let name: String
    @State private var percent = 0

    var body: some View {
      Text("\(percent) %").accessibilityIdentifier(name)
        .gesture(DragGesture().onChanged { percent = Int($0.translation.width) })
    }
  }

  struct Meters: View {
    var body: some View {
      VStack {
        Meter(name: "first")
        Meter(name: "second")
        Meter(name: "third")
      }
    }
  }

  @Test func onlyTheDraggedOneOfEqualTextsChanges() throws {
    let host = ViewHost(Meters())
    try host.inspect().find(identifier: "first").drag(by: CGSize(width: 40, height: 0))
    #expect(try host.inspect().texts == ["40 %", "0 %", "0 %"])
    try host.inspect().find(identifier: "second").drag(by: CGSize(width: 80, height: 0))
    #expect(try host.inspect().texts == ["40 %", "80 %", "0 %"])
    // In the middle of the drag, the third has the text of the first one.
    try host.inspect().find(identifier: "third").drag(by: CGSize(width: 80, height: 0), releasing: false)
    #expect(try host.inspect().texts == ["40 %", "80 %", "80 %"])
    try host.inspect().release()
    #expect(try host.inspect().texts == ["40 %", "80 %", "80 %"])
  }
}
