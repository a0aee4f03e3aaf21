#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

enum Condition: String, CaseIterable {
  case clear, partlyCloudy, rain, heavyRain, storm, snow, fog, wind, clearNight, cloudyNight

  var symbolName: String {
    switch self {
    case .clear: return "sun.max.fill"
    case .partlyCloudy: return "cloud.sun.fill"
    case .rain: return "cloud.rain.fill"
    case .heavyRain: return "cloud.heavyrain.fill"
    case .storm: return "cloud.bolt.rain.fill"
    case .snow: return "cloud.snow.fill"
    case .fog: return "cloud.fog.fill"
    case .wind: return "wind"
    case .clearNight: return "moon.stars.fill"
    case .cloudyNight: return "cloud.moon.fill"
    }
  }
}

struct DayForecast: Identifiable {
  let id: Int
  let day: String
  let condition: Condition
  let low: Int
  let high: Int
}

struct ForecastView: View {
  let days: [DayForecast]

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [
          Color(red: 0.16, green: 0.42, blue: 0.78), Color(red: 0.45, green: 0.7, blue: 0.93),
        ]),
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      ScrollView {
        VStack(spacing: 20) {
          header
          hours
          week
          HStack(spacing: 12) {
            tile("UV INDEX", icon: "sun.max.fill", value: "6", note: "High until 16:00")
            tile("HUMIDITY", icon: "humidity.fill", value: "58 %", note: "Dew point 11°")
          }
          HStack(spacing: 12) {
            tile("WIND", icon: "wind", value: "14 km/h", note: "Gusts of 31 km/h")
            tile("SUNSET", icon: "sunset.fill", value: "21:07", note: "Sunrise 05:22")
          }
        }
        .padding()
      }
    }
    .foregroundColor(.white)
  }

  private var header: some View {
    VStack(spacing: 4) {
      Label("Lysekil", systemImage: "location.fill").font(.title2)
      Image(systemName: "cloud.sun.rain.fill")
        .symbolRenderingMode(.multicolor)
        .font(.system(size: 72))
        .padding(.vertical, 8)
      Text("17°").font(.system(size: 64, weight: .thin))
      HStack {
        Label("21°", systemImage: "arrow.up")
        Label("12°", systemImage: "arrow.down")
      }
      .font(.headline)
    }
  }

  private var hours: some View {
    HStack {
      ForEach(Array(Condition.allCases.enumerated()), id: \.offset) { index, condition in
        VStack(spacing: 8) {
          Text("\(index + 9)").font(.caption2)
          Image(systemName: condition.symbolName).symbolRenderingMode(.multicolor).imageScale(.small)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.vertical, 12)
    .background(Color.white.opacity(0.15), in: RoundedRectangle(cornerRadius: 14))
  }

  private var week: some View {
    VStack(spacing: 10) {
      ForEach(days) { day in
        HStack {
          Text(day.day).frame(width: 50, alignment: .leading)
          Image(systemName: day.condition.symbolName)
            .symbolRenderingMode(.multicolor)
            .frame(width: 36)
          Spacer()
          Image(systemName: "thermometer.low").foregroundStyle(.white.opacity(0.6))
          Text("\(day.low)°").frame(width: 36, alignment: .trailing).opacity(0.7)
          Image(systemName: "thermometer.high").foregroundStyle(.white.opacity(0.6))
          Text("\(day.high)°").frame(width: 36, alignment: .trailing)
        }
      }
    }
    .padding()
    .background(Color.white.opacity(0.15), in: RoundedRectangle(cornerRadius: 14))
  }

  private func tile(_ title: String, icon: String, value: String, note: String) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(title, systemImage: icon).font(.caption).opacity(0.7)
      Text(value).font(.title)
      Text(note).font(.footnote)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(Color.white.opacity(0.15), in: RoundedRectangle(cornerRadius: 14))
  }
}
