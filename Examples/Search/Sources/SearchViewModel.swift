import Foundation
import StateStore

/// What the user does.
struct SearchInputs: Sendable {
  /// The text of the search field, after each letter.
  let query = Subject<String>()
  /// A tap on the button of the banner.
  let retryTapped = Subject<Void>()
}

/// What the screen shows.
struct SearchOutputs: Sendable {
  var isLoading: Signal<Bool>
  var results: Signal<[String]>
  /// The text in place of an empty list.
  var emptyMessage: Signal<String?>
  /// The text of the banner with the retry button.
  var banner: Signal<String?>
}

/// The response to a query.
private enum Reply: Sendable {
  case found([String], query: String)
  case failed
  /// The search field is empty.
  case cleared
}

func searchViewModel(_ inputs: SearchInputs) -> SearchOutputs {
  let world = Current
  let query = inputs.query.signal
    .map { $0.trimmingCharacters(in: .whitespaces) }
    .debounce(for: .milliseconds(300), on: world.main)
    .removeDuplicates()
    .share()
  let request = Signal.merge(query, inputs.retryTapped.signal.withLatest(from: query)).share()
  let reply =
    request
    .flatMapLatest { query -> Signal<Reply> in
      guard !query.isEmpty else { return .just(.cleared) }
      return world.search(query)
        .map { .found($0, query: query) }
        .catch { _ in .failed }
        .receive(on: world.main)
    }
    .share()

  // Each output begins with its first value, and sends no value twice in a row.
  return SearchOutputs(
    isLoading: .merge(request.map { !$0.isEmpty }, reply.map { _ in false }).prepend(false).removeDuplicates(),
    results: reply.compactMap(\.results).prepend([]).removeDuplicates(),
    emptyMessage: reply.map(\.emptyMessage).prepend(nil).removeDuplicates(),
    banner: .merge(request.map { _ in nil }, reply.map(\.banner)).prepend(nil).removeDuplicates())
}

extension Reply {
  /// The rows of the list; `nil` if they stay.
  var results: [String]? {
    switch self {
    case .found(let recipes, _): recipes
    case .failed: nil
    case .cleared: []
    }
  }

  var emptyMessage: String? {
    guard case .found([], let query) = self else { return nil }
    return "No recipes for “\(query)”"
  }

  var banner: String? {
    guard case .failed = self else { return nil }
    return "The search failed."
  }
}
