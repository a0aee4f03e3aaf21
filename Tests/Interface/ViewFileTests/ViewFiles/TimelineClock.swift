#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct ClockHand: Shape {
  var angle: Angle
  var length: CGFloat

  var animatableData: Double {
    get { angle.radians }
    set { angle = .radians(newValue) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRoundedRect(
        in: CGRect(
          x: rect.midX - 2, y: rect.midY - rect.height / 2 * length, width: 4, height: rect.height / 2 * length),
        cornerSize: CGSize(width: 2, height: 2))
    }
  }
}

struct TimelineClock: View {
  var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  var body: some View {
    VStack(spacing: 32) {
      TimelineView(.animation(minimumInterval: 1, paused: false)) { context in
        face(at: context.date)
      }
      .frame(width: 220, height: 220)

      TimelineView(.everyMinute) { timeline in
        let parts = calendar.dateComponents([.hour, .minute], from: timeline.date)
        Text("\(parts.hour ?? 0):\(parts.minute ?? 0 < 10 ? "0" : "")\(parts.minute ?? 0)")
          .font(.system(size: 48, weight: .thin, design: .rounded))
          .monospacedDigit()
          .contentTransition(.numericText())
      }

      TimelineView(.periodic(from: .distantPast, by: 3600)) { context in
        Label(
          isDay(context.date) ? "Day" : "Night", systemImage: isDay(context.date) ? "sun.max.fill" : "moon.fill"
        )
        .foregroundStyle(isDay(context.date) ? .orange : .indigo)
        .symbolEffect(.pulse, isActive: true)
      }
    }
    .padding()
  }

  private func isDay(_ date: Date) -> Bool {
    (6..<20).contains(calendar.component(.hour, from: date))
  }

  private func face(at date: Date) -> some View {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    let minutes = Double(parts.minute ?? 0)
    let hours = Double((parts.hour ?? 0) % 12) + minutes / 60
    return ZStack {
      Circle().fill(Color(.secondarySystemBackground))
      ForEach(0..<12) { tick in
        Capsule()
          .fill(tick % 3 == 0 ? Color.primary : Color.secondary)
          .frame(width: 2, height: tick % 3 == 0 ? 12 : 6)
          .offset(y: -98)
          .rotationEffect(.degrees(Double(tick) * 30))
      }
      ClockHand(angle: .zero, length: 0.5)
        .rotationEffect(.degrees(hours * 30))
      ClockHand(angle: .zero, length: 0.75)
        .rotationEffect(.degrees(minutes * 6))
      ClockHand(angle: .zero, length: 0.85)
        .fill(.red)
        .rotationEffect(.degrees(Double(parts.second ?? 0) * 6))
        .animation(.linear(duration: 1), value: parts.second)
      Circle().fill(.red).frame(width: 8, height: 8)
    }
    .drawingGroup()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Clock")
    .accessibilityRespondsToUserInteraction(false)
  }
}
