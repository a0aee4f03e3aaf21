#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

// MARK: - Styles

/// A round check box in place of a switch.
struct CheckmarkToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .foregroundStyle(configuration.isOn ? Color.green : Color.secondary)
      }
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == CheckmarkToggleStyle {
  static var checkmark: CheckmarkToggleStyle { CheckmarkToggleStyle() }
}

struct RingProgressViewStyle: ProgressViewStyle {
  var color: Color = .blue
  var lineWidth: CGFloat = 12

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return ZStack {
      Circle()
        .stroke(color.opacity(0.2), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      VStack(spacing: 2) {
        configuration.currentValueLabel
          .font(.title.bold())
        configuration.label
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct BatteryGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        configuration.label
        Spacer()
        configuration.currentValueLabel
      }
      .font(.subheadline)
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary)
          Capsule()
            .fill(LinearGradient(colors: [.orange, .green], startPoint: .leading, endPoint: .trailing))
            .frame(width: proxy.size.width * configuration.value)
        }
      }
      .frame(height: 10)
    }
  }
}

// MARK: - View

struct Habit: Identifiable {
  let id: Int
  var name: String
  var icon: String
  var isDone: Bool
}

struct HabitTrackerView: View {
  @State private var habits = [
    Habit(id: 1, name: "Drink water", icon: "drop.fill", isDone: true),
    Habit(id: 2, name: "Read 20 pages", icon: "book.fill", isDone: true),
    Habit(id: 3, name: "Meditate", icon: "leaf.fill", isDone: false),
  ]

  private var done: Int { habits.filter(\.isDone).count }

  var body: some View {
    VStack(spacing: 24) {
      ProgressView(value: Double(done), total: Double(habits.count)) {
        Text("completed")
      } currentValueLabel: {
        Text("\(done)/\(habits.count)")
      }
      .progressViewStyle(RingProgressViewStyle(color: .green))
      .frame(width: 140, height: 140)

      VStack(spacing: 0) {
        ForEach($habits) { $habit in
          Toggle(isOn: $habit.isDone) {
            Label(habit.name, systemImage: habit.icon)
          }
          .toggleStyle(.checkmark)
          .padding(.vertical, 12)
          Divider()
        }
      }

      Gauge(value: 0.7) {
        Text("Week")
      } currentValueLabel: {
        Text("70 %")
      }
      .gaugeStyle(BatteryGaugeStyle())

      ProgressView("Syncing…")
        .progressViewStyle(CircularProgressViewStyle(tint: .orange))
    }
    .padding()
  }
}
