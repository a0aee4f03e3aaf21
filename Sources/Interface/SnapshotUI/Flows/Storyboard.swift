/// The screens of a flow side by side: numbered frames with the actions between them.
nonisolated public struct Storyboard: View {
  /// A screen and the action that led to it.
  struct Frame {
    var number: Int
    var action: String
    var screen: DisplayList
  }

  let frames: [Frame]
  private let columns: Int
  private let scale: CGFloat

  /// - Parameters:
  ///   - columns: The maximum number of frames in a row.
  ///   - scale: The scale of the frames.
  public init(_ flow: Flow, columns: Int = 4, scale: CGFloat = 0.5) {
    frames = flow.steps.map { step in
      // Frames are opaque even if the host's context has no background.
      let ground = RenderContext(colorScheme: step.screen.colorScheme, background: .system)
      return Frame(
        number: step.number, action: step.action, screen: step.screen.displayList.onBackground(of: ground))
    }
    self.columns = max(1, columns)
    self.scale = scale
  }

  /// The screens of the flow, with the actions between them.
  public var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      ForEach(rows.indices, id: \.self) { row in
        HStack(alignment: .top, spacing: 0) {
          ForEach(rows[row].indices, id: \.self) { index in
            StoryboardTransition(action: rows[row][index].action, isFirst: rows[row][index].number == 1)
            StoryboardFrame(frame: rows[row][index], scale: scale)
          }
        }
      }
    }
    .padding(24)
    .background(Color(white: 0.94))
    .environment(\.colorScheme, .light)
    .environment(\.dynamicTypeSize, .large)
    .environment(\.layoutDirection, .leftToRight)
  }

  private var rows: [[Frame]] {
    stride(from: 0, to: frames.count, by: columns).map { Array(frames[$0..<min($0 + columns, frames.count)]) }
  }
}

extension Flow {
  /// The flow as a picture. See ``Storyboard`` for other arrangements.
  public var storyboard: Storyboard { Storyboard(self) }
}

/// The action above an arrow to the next frame.
nonisolated private struct StoryboardTransition: View {
  let action: String
  let isFirst: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(action).font(.system(size: 12, weight: .medium)).foregroundColor(Color(white: 0.25))
        .multilineTextAlignment(.center)
      if !isFirst { Arrow().stroke(Color(white: 0.45), lineWidth: 1.5).frame(width: 44, height: 10) }
    }
    .padding(.horizontal, 8)
    .frame(width: 132)
    .padding(.top, 72)
  }
}

/// An arrow to the right.
nonisolated private struct Arrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.move(to: CGPoint(x: rect.maxX - rect.height / 2, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX - rect.height / 2, y: rect.maxY))
    }
  }
}

/// A scaled screen below its number.
nonisolated private struct StoryboardFrame: View {
  let frame: Storyboard.Frame
  let scale: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: "\(frame.number)").font(.system(size: 13, weight: .semibold)).foregroundColor(.white)
        .frame(minWidth: 22, minHeight: 22).background(Color(white: 0.25), in: Capsule())
      Drawing { canvas, size in
        canvas.clip(to: Path { $0.addRect(CGRect(origin: .zero, size: size)) })
        canvas.scale(x: scale, y: scale)
        for item in frame.screen.items { canvas.record(item.operation) }
      }
      .frame(width: frame.screen.size.width * scale, height: frame.screen.size.height * scale)
      .border(Color(white: 0.75), width: 1)
    }
  }
}
