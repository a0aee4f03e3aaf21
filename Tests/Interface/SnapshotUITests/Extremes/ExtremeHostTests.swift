import Testing
import SnapshotUI

/// Hosts with extreme arguments.
@MainActor @Suite struct ExtremeHostTests {
  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min), .zero, .nanoseconds(-1)])
  func existingEvaluationsArriveWithAnyTimeout(timeout: Duration) async {
    struct Shown: View {
      var body: some View { Text("x") }
    }
    let host = ViewHost(Shown(), in: RenderContext(width: 20, height: 20))
    var evaluations = host.bodyEvaluations(of: Shown.self, timeout: timeout).makeAsyncIterator()
    #expect(await evaluations.next()?.index == 0)
  }

  @Test func aMissingModelIsAnErrorThatNamesItsType() throws {
    final class Session {}
    struct Profile: View {
      @Environment(Session.self) private var session

      var body: some View { Text("\(ObjectIdentifier(session) == ObjectIdentifier(session))") }
    }
    struct Framed: ViewModifier {
      @Environment(Session.self) private var session

      func body(content: Content) -> some View { content.padding(session === session ? 1 : 2) }
    }
    let context = RenderContext(width: 20, height: 20)
    let missing = ViewError(.missingModel(path: "VStack/Profile", type: "Session"))
    #expect(throws: missing) { try VStack { Profile() }.rendered(in: context) }
    let error = #expect(throws: ViewError.self) { try ViewHost(VStack { Profile() }, in: context).rendered() }
    #expect(error?.reason == missing.reason)
    #expect(throws: ViewError(.missingModel(path: "Framed", type: "Session"))) {
      try Text("x").modifier(Framed()).rendered(in: context)
    }
    _ = try VStack { Profile().modifier(Framed()) }.environment(Session()).rendered(in: context)
  }

  @Test func tooLargeImagesThrowAndTooLargeBuffersAreEmpty() {
    #expect(throws: RenderError.self) {
      try Renderer(threads: 1).render(Color.red, in: RenderContext(width: 1e9, height: 1e9))
    }
    for (width, height) in [(Int.max, 2), (.max, .max), (1 << 20, 1 << 20)] {
      #expect(PixelBuffer(width: width, height: height) == PixelBuffer(width: 0, height: 0))
      #expect(PixelBuffer(width: width, height: height, pixels: []) == nil)
    }
  }
}
