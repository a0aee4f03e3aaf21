#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

private struct Device: Identifiable {
  let id: String
  let name: String
  let symbol: String
  let signal: Double
  let battery: Int
  let problem: String?

  static let all = [
    Device(id: "a", name: "Hallway", symbol: "lightbulb.fill", signal: 1, battery: 100, problem: nil),
    Device(id: "b", name: "Front door", symbol: "lock.fill", signal: 0.6, battery: 75, problem: nil),
    Device(id: "c", name: "Kitchen", symbol: "thermometer.medium", signal: 0.3, battery: 50, problem: nil),
    Device(id: "d", name: "Garage", symbol: "car.fill", signal: 0, battery: 25, problem: "wifi.exclamationmark"),
    Device(id: "e", name: "Fan", symbol: "fan.fill", signal: 0.9, battery: 0, problem: "exclamationmark.triangle.fill"),
  ]
}

extension View {
  fileprivate func tile() -> some View {
    padding(14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.secondarySystemBackground))
      .cornerRadius(16)
  }
}

struct StatusBoardView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        HStack {
          Text("Home").font(.largeTitle.bold())
          Spacer()
          Image(systemName: "plus.circle.fill").symbolRenderingMode(.multicolor)
          Image(systemName: "ellipsis.circle")
        }
        .font(.title2)
        summary
        ForEach(Device.all) { device in
          HStack(spacing: 14) {
            Image(systemName: device.symbol)
              .symbolVariant(.circle.fill)
              .font(.largeTitle)
              .foregroundStyle(.white, device.problem == nil ? .teal : .orange)
            VStack(alignment: .leading) {
              Text(device.name).font(.headline)
              Text(device.problem == nil ? "Connected" : "Needs attention").font(.caption).foregroundColor(.secondary)
            }
            Spacer()
            if let problem = device.problem {
              Image(systemName: problem).symbolRenderingMode(.multicolor).foregroundColor(.red)
            }
            Image(systemName: "wifi", variableValue: device.signal)
            Image(systemName: "battery.\(device.battery)percent")
              .foregroundStyle(device.battery > 25 ? Color.primary : Color.red)
          }
          .tile()
        }
        people
      }
      .padding()
    }
  }

  private var summary: some View {
    HStack(spacing: 14) {
      ForEach(["house.fill", "bolt.fill", "drop.fill", "flame.fill", "leaf.fill"], id: \.self) { name in
        Image(systemName: name)
          .symbolRenderingMode(.multicolor)
          .font(.title2)
          .frame(maxWidth: .infinity)
      }
    }
    .tile()
  }

  private var people: some View {
    HStack(spacing: 16) {
      Image(systemName: "person.crop.circle.badge.checkmark")
      Image(systemName: "person.crop.circle.badge.xmark")
      Image(systemName: "person.crop.circle.badge.plus")
      Image(systemName: "person.2.circle.fill")
      Image(systemName: "person.3.fill")
    }
    .symbolRenderingMode(.hierarchical)
    .foregroundStyle(.indigo)
    .font(.title)
    .tile()
  }
}
