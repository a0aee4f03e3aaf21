#if canImport(SwiftUI)
  import SwiftUI
#else
  import Foundation
  import Observation
  import SnapshotUI
#endif

// MARK: - Model

struct PlannedTrip: Identifiable, Hashable {
  let id: Int
  var name: String
  var dates: String
  var photoCount: Int
}

enum TripError: LocalizedError {
  case offline

  var errorDescription: String? { "You're Offline" }
  var recoverySuggestion: String? { "Connect to the internet and try again." }
}

@MainActor
@Observable
final class TripListModel {
  var trips: [PlannedTrip]
  var tripToDelete: PlannedTrip?
  var isConfirmingDelete = false
  var isRenaming = false
  var newName = ""
  var error: TripError?
  var isShowingError = false

  init(trips: [PlannedTrip]) { self.trips = trips }

  func askToDelete(_ trip: PlannedTrip) {
    tripToDelete = trip
    isConfirmingDelete = true
  }

  func delete(_ trip: PlannedTrip) { trips.removeAll { $0.id == trip.id } }

  func askToRename(_ trip: PlannedTrip) {
    newName = trip.name
    isRenaming = true
  }

  func rename() {
    guard !newName.isEmpty, !trips.isEmpty else { return }
    trips[0].name = newName
  }

  func sync() {
    error = .offline
    isShowingError = true
  }
}

// MARK: - Screen

struct TripListView: View {
  @State private var model: TripListModel

  init(model: TripListModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.trips) { trip in
          TripRow(trip: trip, rename: { model.askToRename(trip) }, delete: { model.askToDelete(trip) })
        }
      }
      .navigationTitle("Trips")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            model.sync()
          } label: {
            Image(systemName: "arrow.clockwise")
          }
          .accessibilityLabel("Sync")
        }
      }
    }
    .alert(
      "Delete this trip?", isPresented: $model.isConfirmingDelete, presenting: model.tripToDelete
    ) { trip in
      Button("Delete", role: .destructive) { model.delete(trip) }
      Button("Cancel", role: .cancel) {}
    } message: { trip in
      Text("\(trip.name) and its \(trip.photoCount) photos will be deleted from all of your devices.")
    }
    .alert("Rename Trip", isPresented: $model.isRenaming) {
      TextField("Name", text: $model.newName)
      Button("Cancel", role: .cancel) {}
      Button("Save") { model.rename() }
    }
    .alert(isPresented: $model.isShowingError, error: model.error) { _ in
      Button("Try Again") { model.sync() }
      Button("Work Offline") {}
      Button("Cancel", role: .cancel) {}
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }
}

private struct TripRow: View {
  let trip: PlannedTrip
  let rename: () -> Void
  let delete: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(trip.name).font(.headline)
        Text(trip.dates)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Rename", action: rename)
        .buttonStyle(.borderless)
      Button(role: .destructive, action: delete) {
        Image(systemName: "trash")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Delete \(trip.name)")
    }
  }
}
