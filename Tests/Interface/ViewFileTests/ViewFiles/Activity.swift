#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct DayTotal: Identifiable {
  var day: String
  var steps: Double

  var id: String { day }
}

struct BarChart: View {
  let totals: [DayTotal]
  let goal: Double

  private var most: Double { max(goal, totals.map(\.steps).max() ?? 0) }

  var body: some View {
    GeometryReader { proxy in
      let scale = proxy.size.height / most
      ZStack(alignment: .bottom) {
        HStack(alignment: .bottom, spacing: 8) {
          ForEach(totals) { total in
            RoundedRectangle(cornerRadius: 4)
              .fill(total.steps >= goal ? Color.green : .accentColor)
              .frame(height: total.steps * scale)
              .frame(maxWidth: .infinity)
              .accessibilityLabel(total.day)
              .accessibilityValue("\(Int(total.steps)) steps")
          }
        }
        Path { path in
          let y = proxy.size.height - goal * scale
          path.move(to: CGPoint(x: 0, y: y))
          path.addLine(to: CGPoint(x: proxy.size.width, y: y))
        }
        .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      }
    }
  }
}

struct Sparkline: Shape {
  var values: [Double]

  func path(in rect: CGRect) -> Path {
    guard let least = values.min(), let most = values.max(), most > least, values.count > 1 else { return Path() }
    return Path { path in
      for (index, value) in values.enumerated() {
        let point = CGPoint(
          x: rect.width * CGFloat(index) / CGFloat(values.count - 1),
          y: rect.height * (1 - (value - least) / (most - least)))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

struct BarLabelKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct ActivityView: View {
  let totals: [DayTotal]
  let heartRates: [Double]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        HStack(spacing: 16) {
          ring("Move", value: 0.82, color: .red)
          ring("Train", value: 0.55, color: .green)
          ring("Stand", value: 1, color: .cyan)
        }
        .frame(maxWidth: .infinity)

        VStack(alignment: .leading, spacing: 8) {
          Label("Steps", systemImage: "figure.walk")
            .font(.headline)
          BarChart(totals: totals, goal: 8000)
            .frame(height: 120)
          HStack(spacing: 8) {
            ForEach(totals) { total in
              Text(total.day)
                .font(.caption2)
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity)
            }
          }
        }

        VStack(alignment: .leading, spacing: 8) {
          HStack(alignment: .firstTextBaseline) {
            Label("Heart rate", systemImage: "heart.fill")
              .font(.headline)
              .foregroundStyle(.red)
            Spacer()
            Text("64").font(.title.bold()) + Text(" bpm").font(.subheadline)
          }
          Sparkline(values: heartRates)
            .stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .frame(height: 60)
            .background {
              Sparkline(values: heartRates)
                .stroke(.red.opacity(0.3), lineWidth: 6)
                .blur(radius: 4)
            }
            .accessibilityLabel("Heart rate over the day")
        }

        Gauge(value: 72, in: 40...160) {
          Text("Training load")
        } currentValueLabel: {
          Text("72")
        } minimumValueLabel: {
          Text("40")
        } maximumValueLabel: {
          Text("160")
        }
        .tint(.orange)

        HStack {
          summary("Distance", "6.4 km")
          summary("Floors", "12")
          summary("Sleep", "7 h 20")
        }
        .overlayPreferenceValue(BarLabelKey.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.dropLast().indices, id: \.self) { index in
              Rectangle()
                .fill(Color(.separator))
                .frame(width: 1, height: proxy[anchors[index]].height)
                .offset(x: proxy[anchors[index]].maxX + 4, y: proxy[anchors[index]].minY)
            }
          }
        }
      }
      .padding()
    }
  }

  private func ring(_ name: String, value: Double, color: Color) -> some View {
    VStack {
      Gauge(value: value) {
        Text(name)
      } currentValueLabel: {
        Text("\(Int(value * 100))")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(color)
      Text(name).font(.caption)
    }
  }

  private func summary(_ title: String, _ value: String) -> some View {
    VStack(spacing: 2) {
      Text(value).font(.headline)
      Text(title).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .anchorPreference(key: BarLabelKey.self, value: .bounds) { [$0] }
  }
}
