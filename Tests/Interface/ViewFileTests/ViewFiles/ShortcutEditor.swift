#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

enum EditorTool: String, CaseIterable, Identifiable {
  case select, pen, eraser

  var id: Self { self }

  var key: KeyEquivalent {
    switch self {
    case .select: "v"
    case .pen: "p"
    case .eraser: "e"
    }
  }
}

struct ShortcutEditor: View {
  @State private var tool = EditorTool.select
  @State private var text = "Notes"
  @State private var position = CGPoint(x: 60, y: 60)
  @State private var history: [String] = []

  private let save = KeyboardShortcut("s", modifiers: [.command, .shift])

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        ForEach(EditorTool.allCases) { item in
          Button(item.rawValue.capitalized) { tool = item }
            .keyboardShortcut(item.key, modifiers: .control)
            .buttonStyle(.bordered)
            .tint(item == tool ? .accentColor : .gray)
            .help("Select the \(item.rawValue) tool")
        }
        Spacer()
        Button("Save") { history.append("Saved") }
          .keyboardShortcut(save)
      }

      canvas

      TextField("Caption", text: $text)
        .textFieldStyle(.roundedBorder)
        .textInputAutocapitalization(.never)
        .disableAutocorrection(true)
        .keyboardType(.asciiCapable)
        .submitLabel(.done)
        .onSubmit { history.append("Caption \(text)") }

      List {
        ForEach(Array(history.enumerated()), id: \.offset) { _, entry in
          Text(entry)
        }
        .onDelete { history.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
    }
    .padding()
    .onKeyPress(.upArrow) { move(by: CGSize(width: 0, height: -10)) }
    .onKeyPress(.downArrow) { move(by: CGSize(width: 0, height: 10)) }
    .onKeyPress(phases: .down) { press in
      guard press.characters == "0" else { return .ignored }
      position = .zero
      return .handled
    }
  }

  private var canvas: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(.secondary, lineWidth: 1)
        Circle()
          .fill(tool == .eraser ? Color.red : .accentColor)
          .frame(width: 24, height: 24)
          .position(position)
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .onChanged { value in
            position = CGPoint(
              x: min(max(value.location.x, 12), proxy.size.width - 12),
              y: min(max(value.location.y, 12), proxy.size.height - 12))
          }
      )
      .onTapGesture(count: 1, coordinateSpace: .local) { location in
        history.append("Tapped \(Int(location.x)), \(Int(location.y))")
      }
    }
    .frame(height: 160)
  }

  private func move(by offset: CGSize) -> KeyPress.Result {
    withAnimation(.linear(duration: 0.1)) {
      position.x += offset.width
      position.y += offset.height
    }
    return .handled
  }
}
