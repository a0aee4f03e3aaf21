import Observation
import OSLog
import SwiftUI
import os

private let logger = Logger(subsystem: "app.workouts", category: "timer")

@Observable
final class Workout {
  var elapsed: TimeInterval
  var laps: [TimeInterval] = []

  @ObservationIgnored private let lock = OSAllocatedUnfairLock(initialState: 0)

  init(elapsed: TimeInterval) { self.elapsed = elapsed }

  func addLap() {
    logger.debug(
      "Lap after \(self.elapsed, format: .fixed(precision: 1)) s, total \(self.laps.count, privacy: .public)")
    os_log("Lap %d", log: .default, type: .info, laps.count)
    lock.withLock { $0 += 1 }
    var plainLock = os_unfair_lock()
    os_unfair_lock_lock(&plainLock)
    defer { os_unfair_lock_unlock(&plainLock) }
    laps.append(elapsed)
  }
}

struct WorkoutTimer: View {
  @State var workout: Workout

  private static let formatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter
  }()

  private func spelled(_ interval: TimeInterval) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.hour, .minute]
    return formatter.string(from: interval) ?? ""
  }

  var body: some View {
    VStack(spacing: 16) {
      Text(Self.formatter.string(from: workout.elapsed) ?? "–")
        .font(.system(size: 56, weight: .thin, design: .monospaced)).minimumScaleFactor(0.5).lineLimit(1)
      Text(spelled(workout.elapsed)).foregroundStyle(.secondary)
      Button("Lap") { workout.addLap() }.buttonStyle(.borderedProminent)
      ForEach(workout.laps, id: \.self) { Text(Self.formatter.string(from: $0) ?? "") }
      if ProcessInfo.processInfo.isiOSAppOnMac { Text("On a Mac") }
    }
    .padding()
    .onAppear { UIApplication.shared.isIdleTimerDisabled = true }
  }
}
