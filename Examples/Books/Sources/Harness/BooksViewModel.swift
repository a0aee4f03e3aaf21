import Books
import StateStore

struct BooksInputs: Sendable {
  let appeared = Subject<Void>()
  let retryTapped = Subject<Void>()
  let starTapped = Subject<Book.ID>()
}

struct BooksOutputs: Sendable {
  var phase: Signal<Phase>
  var favorites: Signal<Set<Book.ID>>
}

func booksViewModel(_ inputs: BooksInputs) -> BooksOutputs {
  let world = Current
  let request = Signal.merge(inputs.appeared.signal, inputs.retryTapped.signal).share()
  let reply = request.flatMapLatest {
    world.load().map { Phase.loaded($0) }.catch { _ in .failed }.receive(on: world.main)
  }
  return BooksOutputs(
    phase: .merge(request.map { .loading }, reply),
    favorites: inputs.starTapped.signal.scan([]) { $0.symmetricDifference([$1]) })
}

struct World: Sendable {
  var main: any Scheduler = LiveScheduler(queue: .main)
  var load: @Sendable () -> Signal<[Book]> = { .just([]) }
}

@TaskLocal var Current = World()
