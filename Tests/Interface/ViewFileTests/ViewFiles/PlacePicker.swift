#if canImport(SwiftUI)
  import SwiftUI
#else
  import Foundation
  import SnapshotUI
#endif

struct Place: Identifiable, Equatable {
  let id: String
  let name: String
  let address: String
  let rating: Double
  let isOpen: Bool
}

struct PlaceMapView: View {
  let places: [Place]
  @State private var selected: Place?
  @State private var showsFilters: Bool
  @State private var detent = PresentationDetent.height(280)
  @State private var radius = 2.0
  @State private var onlyOpen = true

  init(places: [Place], selected: Place? = nil, showsFilters: Bool = false) {
    self.places = places
    _selected = State(initialValue: selected)
    _showsFilters = State(initialValue: showsFilters)
  }

  var body: some View {
    ZStack(alignment: .topTrailing) {
      LinearGradient(colors: [.mint.opacity(0.5), .blue.opacity(0.35)], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      VStack(spacing: 36) {
        ForEach(places) { place in
          Button {
            selected = place
          } label: {
            Label(place.name, systemImage: "mappin")
              .padding(.horizontal, 12)
              .padding(.vertical, 8)
              .background(.background, in: Capsule())
          }
        }
      }
      .frame(maxWidth: .infinity)
      .padding(.top, 90)

      Button {
        showsFilters.toggle()
      } label: {
        Image(systemName: "slider.horizontal.3")
          .padding(12)
          .background(.background, in: Circle())
      }
      .accessibilityLabel("Filters")
      .padding()
      .popover(isPresented: $showsFilters, arrowEdge: .top) {
        filters
          .frame(minWidth: 260)
          .presentationCompactAdaptation(.popover)
      }
    }
    .sheet(item: $selected) { place in
      PlaceDetail(place: place)
        .presentationDetents([.height(280), .medium, .large], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(24)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationContentInteraction(.scrolls)
    }
  }

  private var filters: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Filters").font(.headline)
      Toggle("Open now", isOn: $onlyOpen)
      VStack(alignment: .leading) {
        Text("Within \(Int(radius)) km").font(.subheadline)
        Slider(value: $radius, in: 1...10)
      }
    }
    .padding()
  }
}

private struct PlaceDetail: View {
  let place: Place
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading, spacing: 4) {
          Text(place.name).font(.title2.bold())
          Text(place.address).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Button(action: { dismiss() }) {
          Image(systemName: "xmark.circle.fill")
            .font(.title2)
            .foregroundStyle(.secondary)
        }
        .accessibilityLabel("Close")
      }
      HStack(spacing: 16) {
        Label(String(format: "%.1f", place.rating), systemImage: "star.fill").foregroundStyle(.orange)
        Text(place.isOpen ? "Open" : "Closed").foregroundStyle(place.isOpen ? .green : .red)
      }
      HStack(spacing: 12) {
        Button("Directions") {}
          .buttonStyle(.borderedProminent)
        Button("Call") {}
          .buttonStyle(.bordered)
      }
      .controlSize(.large)
      Spacer(minLength: 0)
    }
    .padding(.horizontal)
    .padding(.top, 28)
  }
}
