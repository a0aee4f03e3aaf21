#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct ChatMessage: Identifiable, Equatable {
  let id: Int
  var text: String
  var isOwn: Bool
  var time: String
}

struct ChatBubble: View {
  let message: ChatMessage

  var body: some View {
    VStack(alignment: message.isOwn ? .trailing : .leading, spacing: 2) {
      Text(message.text)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .foregroundStyle(message.isOwn ? .white : .primary)
        .background(
          message.isOwn ? Color.accentColor : Color(.secondarySystemBackground),
          in: UnevenRoundedRectangle(
            topLeadingRadius: 18, bottomLeadingRadius: message.isOwn ? 18 : 4,
            bottomTrailingRadius: message.isOwn ? 4 : 18, topTrailingRadius: 18))
      Text(message.time)
        .font(.caption2)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 6)
    }
    .frame(maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading)
    .padding(message.isOwn ? .leading : .trailing, 48)
  }
}

struct ChatView: View {
  let messages: [ChatMessage]
  @State private var draft = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 10) {
          Text("Today")
            .font(.caption)
            .textCase(.uppercase)
            .foregroundStyle(.secondary)
          ForEach(messages) { message in
            ChatBubble(message: message)
          }
        }
        .padding()
      }
      .safeAreaInset(edge: .bottom) {
        HStack(spacing: 10) {
          Button {
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Attach")
          TextField("Message", text: $draft, axis: .vertical)
            .textFieldStyle(.plain)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .overlay {
              RoundedRectangle(cornerRadius: 18)
                .strokeBorder(Color(.separator))
            }
          Button {
            draft = ""
          } label: {
            Image(systemName: "arrow.up.circle.fill")
              .font(.title)
          }
          .disabled(draft.isEmpty)
          .accessibilityLabel("Send")
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(.bar)
      }
      .navigationTitle("Mara")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack(spacing: 0) {
            Text("Mara").font(.headline)
            Text("online").font(.caption2).foregroundStyle(.green)
          }
        }
        ToolbarItem(placement: .primaryAction) {
          Button {
          } label: {
            Label("Call", systemImage: "phone")
          }
        }
      }
    }
  }
}
