import Testing
import SnapshotUI

/// A ground that goes on under the status bar leaves its container on purpose; what else leaves it does not.
@Suite struct SafeAreaBackgroundTests {
  private let context = RenderContext(
    width: 320, height: 480, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

  private func rules(_ view: some View) throws -> [ViewDiagnostic.Rule] {
    try view.rendered(in: context).diagnostics.map(\.rule)
  }

  @Test func aBackgroundThatIgnoresTheSafeAreaIsNotAnIssue() throws {
    let header = VStack(spacing: 0) {
      Text("Title").frame(maxWidth: .infinity).background(Color.yellow)
      Spacer()
      Text("Footer").frame(maxWidth: .infinity).background { Color.mint.ignoresSafeArea(edges: .bottom) }
    }
    let rendered = try header.rendered(in: context)
    #expect(rendered.layout.exactFrame.minY == 47)
    #expect(rendered.layout.leaves.map(\.exactFrame.minY).min() == 0)
    #expect(rendered.diagnostics.isEmpty)
  }

  @Test func contentThatOverflowsItsContainerIsReported() throws {
    let wide = VStack(spacing: 0) {
      Text("Title").frame(maxWidth: .infinity).background(Color.yellow)
      Spacer()
      Text("Beyond the edge").position(x: 5, y: 60)
    }
    #expect(try rules(wide) == [.overflow])
  }

  @Test func contentThatIgnoresTheSafeAreaStillKeepsToTheScreen() throws {
    let shifted = VStack {
      Color.yellow.overlay { Text("A title that is wider than the screen").font(.title).fixedSize().ignoresSafeArea() }
    }
    #expect(try rules(shifted) == [.overflow])
  }
}
