import StateStore
import StateStoreTesting
import Testing

@testable import Search

@Suite struct SearchTests {
  @Test func resultsAppearAfterAPauseInTyping() {
    withSearch { inputs, harness in
      harness.assert(
        .input { inputs.query.send("p") },
        .advance("main", by: .milliseconds(300)) ==> { $0.requests = ["p"] } ==> { $0.isLoading = true },
        // The response to “p” is not awaited: only the latest query counts.
        .input { inputs.query.send("pa") },
        .input { inputs.query.send("pan ") },
        .advance("main", by: .milliseconds(300)) ==> { $0.requests = ["p", "pan"] },
        .advance("background", by: .seconds(1)),
        .advance("main") ==> { $0.isLoading = false } ==> { $0.results = ["Pancakes"] },
        // The same query again is no request.
        .input { inputs.query.send("panc") },
        .input { inputs.query.send("pan") },
        .advance("main", by: .milliseconds(300))
      )
    }
  }

  @Test func aFailureShowsABannerUntilTheRetrySucceeds() {
    withSearch(offlineUntil: .seconds(2)) { inputs, harness in
      harness.assert(
        .input { inputs.query.send("ra") },
        .advance("main", by: .milliseconds(300)) ==> { $0.requests = ["ra"] } ==> { $0.isLoading = true },
        .advance("background", by: .seconds(1)),
        .advance("main") ==> { $0.isLoading = false } ==> { $0.banner = "The search failed." },
        .input { inputs.retryTapped.send() } ==> { $0.requests = ["ra", "ra"] } ==> { $0.isLoading = true } ==> {
          $0.banner = nil
        },
        .advance("background", by: .seconds(1)),
        .advance("main") ==> { $0.isLoading = false } ==> { $0.results = ["Ramen", "Ratatouille"] }
      )
    }
  }

  @Test func anEmptyListHasAMessage() {
    withSearch { inputs, harness in
      harness.assert(
        .input { inputs.query.send("x") },
        .advance("main", by: .milliseconds(300)) ==> { $0.requests = ["x"] } ==> { $0.isLoading = true },
        .advance("background", by: .seconds(1)),
        .advance("main") ==> { $0.isLoading = false } ==> { $0.emptyMessage = "No recipes for “x”" },
        .input { inputs.query.send("") },
        .advance("main", by: .milliseconds(300)) ==> { $0.emptyMessage = nil }
      )
    }
  }

  @Test func clearingTheFieldCancelsTheRequest() {
    withSearch { inputs, harness in
      harness.assert(
        .input { inputs.query.send("pizza") },
        .advance("main", by: .milliseconds(300)) ==> { $0.requests = ["pizza"] } ==> { $0.isLoading = true },
        .input { inputs.query.send(" ") },
        // No work is left: a response that nobody needs would fail the test at its end.
        .advance("main", by: .milliseconds(300)) ==> { $0.isLoading = false }
      )
    }
  }

  @Test func dismissingTheScreenCancelsTheRequest() {
    withSearch { inputs, harness in
      harness.assert(
        .input { inputs.query.send("pizza") },
        .advance("main", by: .milliseconds(300)) ==> { $0.requests = ["pizza"] } ==> { $0.isLoading = true },
        .cancel()
      )
    }
  }
}
