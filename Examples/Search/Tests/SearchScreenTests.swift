import Snapshot
import StateStoreTesting
import Testing
import SnapshotUI

@testable import Search

@Suite struct SearchScreenTests {
  @Test func everyState() {
    let states = [
      CaptionedFrame("loading", SearchScreen(query: "ra", isLoading: true)),
      CaptionedFrame("results", SearchScreen(query: "ra", results: ["Ramen", "Ratatouille"])),
      CaptionedFrame("nothing found", SearchScreen(query: "xyz", emptyMessage: "No recipes for “xyz”")),
      CaptionedFrame("failure", SearchScreen(query: "ra", banner: "The search failed.")),
    ]
    assertSnapshot(of: states, as: .contactSheet(layout: .fixed(width: 320, height: 160), cellScale: 1))
  }

  @Test func theFieldAndTheButtonSendInputs() {
    withSearch(offlineUntil: .seconds(2)) { inputs, harness in
      let screen = SearchScreen(banner: "The search failed.", inputs: inputs)
      harness.assert(
        .input {
          #expect(throws: Never.self) { try screen.inspect().find(label: "Search recipes").type("ra") }
        },
        .advance("main", by: .milliseconds(300)) ==> { $0.requests = ["ra"] } ==> { $0.isLoading = true },
        .advance("background", by: .seconds(1)),
        .advance("main") ==> { $0.isLoading = false } ==> { $0.banner = "The search failed." },
        .input {
          #expect(throws: Never.self) { try screen.inspect().find(button: "Try again").tap() }
        } ==> { $0.requests = ["ra", "ra"] } ==> { $0.isLoading = true } ==> { $0.banner = nil },
        .advance("background", by: .seconds(1)),
        .advance("main") ==> { $0.isLoading = false } ==> { $0.results = ["Ramen", "Ratatouille"] }
      )
    }
  }
}
