#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

import Foundation

struct CountdownEvent {
  let title: LocalizedStringResource
  let start: Date
  let end: Date
}

struct EventCountdownView: View {
  let event: CountdownEvent

  var body: some View {
    VStack(spacing: 12) {
      Text(event.title)
        .font(.title2.weight(.semibold))
      Text(event.start, style: .date)
        .foregroundStyle(.secondary)
      Text(event.start...event.end)
        .font(.footnote)
      Divider()
      Text("Starts in \(event.start, style: .relative)")
      Text(event.start, style: .timer)
        .font(.system(size: 40, weight: .light, design: .rounded))
        .monospacedDigit()
      Text(timerInterval: event.start...event.end, countsDown: false)
        .font(.caption)
      HStack {
        Text("Opens")
        Text(event.start, style: .time).bold()
        Text(event.start, style: .offset).foregroundColor(.orange)
      }
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity)
  }
}
