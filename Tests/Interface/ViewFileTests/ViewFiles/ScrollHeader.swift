#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

private struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = nextValue()
  }
}

/// A profile whose header shrinks while the content is scrolled.
struct ScrollHeaderView: View {
  let name: String
  let entries: [String]
  @State private var offset: CGFloat = 0
  @State private var headerHeight: CGFloat = 0
  @State private var position: Int?

  private let maximum: CGFloat = 220
  private let minimum: CGFloat = 96

  private var progress: CGFloat {
    min(max(-offset / (maximum - minimum), 0), 1)
  }

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView(.vertical) {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            Color.clear
              .preference(key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
          }
          .frame(height: 0)

          Color.clear.frame(height: maximum)

          carousel

          ForEach(entries.indices, id: \.self) { index in
            Text(entries[index])
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding()
              .id(index)
            Divider()
          }
        }
      }
      .coordinateSpace(name: "scroll")
      .scrollPosition(id: $position, anchor: .center)
      .onPreferenceChange(OffsetKey.self) { offset = $0 }

      header
        .frame(height: maximum - (maximum - minimum) * progress)
        .onGeometryChange(for: CGFloat.self) { proxy in
          proxy.size.height
        } action: { newValue in
          headerHeight = newValue
        }
    }
    .ignoresSafeArea(edges: .top)
    .overlay(alignment: .bottomTrailing) {
      Text("\(Int(headerHeight)) pt")
        .font(.caption.monospacedDigit())
        .padding(6)
        .background(.thinMaterial, in: Capsule())
        .padding()
    }
  }

  private var header: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom)
      Text(name)
        .font(.system(size: 34 - 12 * progress, weight: .bold))
        .foregroundStyle(.white)
        .padding()
        .visualEffect { content, geometry in
          content.offset(x: geometry.frame(in: .global).minX * 0)
        }
    }
    .geometryGroup()
  }

  private var carousel: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(0..<6) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(Color.purple.opacity(0.2 + 0.1 * Double(index)))
            .containerRelativeFrame(.horizontal, count: 3, spacing: 12)
            .frame(height: 80)
            .scrollTransition(.animated, axis: .horizontal) { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .safeAreaPadding(.horizontal, 16)
    .scrollClipDisabled()
    .padding(.vertical)
  }
}
