import Books
import Observation

@MainActor @Observable final class BooksModel {
  private(set) var phase = Phase.loading
  private(set) var favorites: Set<Book.ID> = []
  /// The number of retries. The screen loads again when it changes.
  private(set) var retries = 0
  private let request: () async throws -> [Book]

  init(request: @escaping () async throws -> [Book]) { self.request = request }

  func load() async {
    do { phase = .loaded(try await request()) } catch { phase = .failed }
  }

  func retry() {
    phase = .loading
    retries += 1
  }

  func toggle(_ id: Book.ID) { favorites.formSymmetricDifference([id]) }
}
