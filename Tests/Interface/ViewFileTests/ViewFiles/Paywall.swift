#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct PaywallFeature: Identifiable {
  let id = UUID()
  let icon: String
  let title: String
}

struct PaywallView: View {
  private let features = [
    PaywallFeature(icon: "sparkles", title: "Unlimited projects"),
    PaywallFeature(icon: "icloud.fill", title: "Sync on all devices"),
    PaywallFeature(icon: "lock.fill", title: "Private by design"),
  ]

  var body: some View {
    VStack(spacing: 20) {
      hero
      VStack(alignment: .leading, spacing: 14) {
        ForEach(features) { feature in
          HStack(spacing: 12) {
            Image(systemName: feature.icon)
              .font(.title3)
              .foregroundStyle(.linearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
              .frame(width: 32)
            Text(feature.title)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
      Spacer()
      Button(action: {}) {
        Text("Continue")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .padding()
          .foregroundColor(.white)
          .background(
            LinearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing),
            in: RoundedRectangle(cornerRadius: 16))
      }
      .padding(.horizontal)
      Text("Cancel at any time")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(.bottom)
  }

  private var hero: some View {
    ZStack(alignment: .bottom) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0],
          [0, 0.5], [0.6, 0.4], [1, 0.5],
          [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [
          .purple, .indigo, .blue,
          .pink, .orange, .teal,
          .red, .yellow, .mint,
        ])
      Circle()
        .fill(
          EllipticalGradient(colors: [.white.opacity(0.9), .white.opacity(0)], center: .center)
        )
        .frame(width: 160, height: 160)
        .blendMode(.softLight)
      Text("Go Pro")
        .font(.system(size: 44, weight: .heavy, design: .rounded))
        .foregroundStyle(.white)
        .padding(.bottom, 24)
    }
    .frame(height: 260)
    .clipShape(.rect(bottomLeadingRadius: 32, bottomTrailingRadius: 32))
  }
}
