#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct Photo: Identifiable, Hashable {
  let id: Int
  let name: String
  let hue: Double
}

struct PhotoGridView: View {
  let photos: [Photo]
  @State private var columns = 3
  @State private var selected: Photo?
  @State private var zoom: CGFloat = 1
  @State private var angle: Angle = .zero
  @GestureState private var pinch: CGFloat = 1
  @Namespace private var grid

  private var layout: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 4), count: columns)
  }

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: layout, spacing: 4) {
          ForEach(photos) { photo in
            thumbnail(photo)
          }
        }
        .padding(4)
        .animation(.smooth, value: columns)
      }
      .gesture(gridMagnification)
      .scrollDisabled(selected != nil)

      if let selected {
        detail(selected)
          .transition(.scale(scale: 0.8).combined(with: .opacity))
      }
    }
    .safeAreaInset(edge: .bottom) {
      Text("\(columns) columns")
        .font(.footnote)
        .padding(8)
        .frame(maxWidth: .infinity)
        .background(.bar)
    }
  }

  private func thumbnail(_ photo: Photo) -> some View {
    Color(hue: photo.hue, saturation: 0.5, brightness: 0.9)
      .aspectRatio(1, contentMode: .fit)
      .overlay(alignment: .bottomLeading) {
        Text(photo.name)
          .font(.caption)
          .foregroundColor(.white)
          .padding(4)
      }
      .clipShape(RoundedRectangle(cornerRadius: 6))
      .matchedGeometryEffect(id: photo.id, in: grid)
      .hoverEffect(.lift)
      .draggable(photo.name)
      .onTapGesture {
        withAnimation(.spring(response: 0.4)) { selected = photo }
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits([.isButton, .isImage])
  }

  private func detail(_ photo: Photo) -> some View {
    VStack(spacing: 16) {
      Color(hue: photo.hue, saturation: 0.6, brightness: 0.8)
        .aspectRatio(4 / 3, contentMode: .fit)
        .scaleEffect(zoom * pinch)
        .rotationEffect(angle)
        .gesture(
          MagnificationGesture()
            .updating($pinch) { value, state, _ in state = value }
            .onEnded { zoom = min(max(zoom * $0, 1), 4) }
            .simultaneously(
              with: RotationGesture().onChanged { angle = $0 }.onEnded { _ in angle = .zero })
        )
        .highPriorityGesture(TapGesture(count: 2).onEnded { zoom = zoom > 1 ? 1 : 2 })
      Button("Close") {
        withAnimation { selected = nil }
      }
      .keyboardShortcut(.escape, modifiers: [])
    }
    .padding()
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
    .padding()
  }

  private var gridMagnification: some Gesture {
    MagnifyGesture(minimumScaleDelta: 0.1)
      .onEnded { value in
        columns = value.magnification > 1 ? max(columns - 1, 1) : min(columns + 1, 5)
      }
  }
}
