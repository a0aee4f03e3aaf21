#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

class WorkoutTimerModel: ObservableObject {
  enum Phase: String {
    case ready = "Ready"
    case work = "Work"
    case rest = "Rest"
    case finished = "Done"
  }

  @Published var phase: Phase = .ready
  @Published var secondsLeft: Int
  @Published var round = 1
  @Published var isRunning = false

  let rounds: Int
  let workSeconds: Int
  let restSeconds: Int

  init(rounds: Int = 4, workSeconds: Int = 40, restSeconds: Int = 20) {
    self.rounds = rounds
    self.workSeconds = workSeconds
    self.restSeconds = restSeconds
    self.secondsLeft = workSeconds
  }

  var progress: Double {
    let total = phase == .rest ? restSeconds : workSeconds
    return 1 - Double(secondsLeft) / Double(total)
  }

  var timeString: String {
    String(format: "%02d:%02d", secondsLeft / 60, secondsLeft % 60)
  }

  func tick() {
    guard isRunning else { return }
    if secondsLeft > 0 {
      secondsLeft -= 1
      return
    }
    switch phase {
    case .ready, .work:
      phase = .rest
      secondsLeft = restSeconds
    case .rest where round < rounds:
      round += 1
      phase = .work
      secondsLeft = workSeconds
    default:
      phase = .finished
      isRunning = false
    }
  }
}

struct WorkoutTimerView: View {
  @ObservedObject var model: WorkoutTimerModel
  @Environment(\.scenePhase) var scenePhase
  @GestureState private var isPressing = false

  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 32) {
      Text("Round \(model.round) of \(model.rounds)")
        .font(.headline)
        .foregroundColor(.secondary)
      ZStack {
        Circle()
          .stroke(Color.gray.opacity(0.2), lineWidth: 16)
        Circle()
          .trim(from: 0, to: model.progress)
          .stroke(ringColor, style: StrokeStyle(lineWidth: 16, lineCap: .round))
          .rotationEffect(.degrees(-90))
        VStack {
          Text(model.timeString)
            .font(.system(size: 56, weight: .bold, design: .rounded))
            .monospacedDigit()
          Text(model.phase.rawValue)
            .font(.title3)
            .foregroundColor(ringColor)
        }
      }
      .frame(width: 240, height: 240)
      .opacity(isPressing ? 0.5 : 1)
      HStack(spacing: 24) {
        Button(model.isRunning ? "Pause" : "Start") {
          model.isRunning.toggle()
        }
        .buttonStyle(.borderedProminent)
        Button("Skip") { model.secondsLeft = 0 }
          .buttonStyle(.bordered)
      }
    }
    .padding()
    .onReceive(timer) { _ in
      model.tick()
    }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("workout.skip"))) { _ in
      model.secondsLeft = 0
    }
    .onChange(of: scenePhase) { phase in
      if phase != .active { model.isRunning = false }
    }
  }

  private var ringColor: Color {
    switch model.phase {
    case .ready: return .blue
    case .work: return .orange
    case .rest: return .green
    case .finished: return .purple
    }
  }
}
