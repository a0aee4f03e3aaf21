import SwiftUI

extension ContainerValues {
  @Entry var isPinned: Bool = false
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

struct CardStack<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(subviews: content) { subview in
        HStack {
          Image(systemName: subview.containerValues.isPinned ? "pin.fill" : "circle")
            .foregroundStyle(subview.containerValues.isPinned ? Color.orange : Color.secondary)
          subview.foregroundStyle(subview.containerValues.isPinned ? Color.orange : Color.primary)
          Spacer()
        }
        .padding(10)
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 10))
      }
    }
  }
}

struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          VStack(alignment: .leading, spacing: 6) {
            if !section.header.isEmpty {
              section.header.font(.headline)
            }
            Group(subviews: section.content) { subviews in
              ForEach(subviews.prefix(2)) { $0 }
              if subviews.count > 2 {
                Text("+ \(subviews.count - 2) more").font(.caption).foregroundStyle(.secondary)
              }
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}

struct TaskBoard: View {
  let today = ["Water the plants", "Call Ana", "Pay rent", "Read"]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      CardStack {
        Text("Ship the release").pinned()
        Text("Write the notes")
        ForEach(0..<2) { Text("Review \($0 + 1)").bold() }
      }
      Board {
        Section("Today") { ForEach(today, id: \.self) { Text($0) } }
        Section("Later") { Text("Plan a trip") }
      }
    }
    .padding()
  }
}
