import StateStore
import StateStoreTesting

@testable import Search

/// All outputs of the screen, and the requests to the server.
struct SearchState: Equatable, Sendable {
  var isLoading = false
  var results: [String] = []
  var emptyMessage: String?
  var banner: String?
  var requests: [String] = []
}

struct Offline: Error {}

/// Runs a test with its own dependencies and a harness that binds every output.
///
/// - Parameter offlineUntil: The time until which requests fail. A response takes one second.
func withSearch(
  offlineUntil: Duration = .zero, test: (SearchInputs, TestHarness<SearchState>) -> Void
) {
  let main = TestScheduler(name: "main")
  let background = TestScheduler(name: "background")
  let requests = Subject<String>()
  withDependencies($Current) {
    $0.main = main
    $0.search = { query in
      requests.send(query)
      return Signal.timer(.seconds(1), on: background).flatMapLatest { _ in
        background.now < offlineUntil ? .fail(Offline()) : RecipeBook.search(query)
      }
    }
  } operation: {
    let inputs = SearchInputs()
    let outputs = searchViewModel(inputs)
    let harness = TestHarness(initialState: SearchState(), schedulers: [main, background])
    harness.repeatedValues = .reported
    harness.bind(outputs.isLoading, to: \.isLoading)
    harness.bind(outputs.results, to: \.results)
    harness.bind(outputs.emptyMessage, to: \.emptyMessage)
    harness.bind(outputs.banner, to: \.banner)
    harness.bind(requests.signal, appendingTo: \.requests)
    test(inputs, harness)
  }
}
