import SwiftUI

/// The things to pack for a trip.
struct PackingList: View {
  let trip: Trip
  let onToggle: (String) -> Void

  var body: some View {
    List(trip.things, id: \.self) { thing in
      let isPacked = trip.packed.contains(thing)
      Button {
        onToggle(thing)
      } label: {
        Label(thing, systemImage: isPacked ? "checkmark.circle.fill" : "circle")
          .strikethrough(isPacked)
          .foregroundStyle(isPacked ? .secondary : .primary)
      }
      .buttonStyle(.plain)
    }
    .navigationTitle(trip.place)
  }
}

struct PackingList_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack { PackingList(trip: .lisbon) { _ in } }
      .previewDisplayName("Packing list")
  }
}
