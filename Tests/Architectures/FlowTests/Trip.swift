import StateStore
import StateStoreUI
import SnapshotUI

// Two screens that are connected by a link and share one store.

struct TripState: Equatable, Sendable {
  var seats = 1
  var visits = 0
}

enum TripAction: Equatable, Sendable {
  case detailsAppeared
  case addTapped
}

let tripReducer = Reducer<TripState, TripAction, Void> { state, action, _ in
  switch action {
  case .detailsAppeared: state.visits += 1
  case .addTapped: state.seats += 1
  }
  return .none
}

struct TripScreen: View {
  let store: Store<TripState, TripAction>
  var isSoldOut = false

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        Text("Seats: \(viewStore.seats)")
        NavigationLink("Details") { TripDetails(store: store) }.disabled(isSoldOut)
      }
    }
  }
}

struct TripDetails: View {
  let store: Store<TripState, TripAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        Text("Visit \(viewStore.visits)")
        Button("Add a seat") { viewStore.send(.addTapped) }
      }
      .onAppear { viewStore.send(.detailsAppeared) }
    }
  }
}
