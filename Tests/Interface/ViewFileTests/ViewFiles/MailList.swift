#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct MailMessage: Identifiable {
  let id: Int
  var sender: String
  var subject: String
  var preview: String
  var time: String
  var isUnread = false
  var isFlagged = false
  var hasAttachment = false

  static let samples = [
    MailMessage(
      id: 1, sender: "Mara Lindqvist", subject: "Plans for Saturday",
      preview: "The boat leaves at nine, so we should meet at the pier a little before that. Bring a jacket!",
      time: "09:41", isUnread: true, isFlagged: true),
    MailMessage(
      id: 2, sender: "Harbour Library", subject: "Your loan is due",
      preview: "Two of your items are due on Monday. You can renew each of them once.", time: "08:15",
      isUnread: true),
    MailMessage(
      id: 3, sender: "Jonas Weber", subject: "Re: Floor plan",
      preview: "Looks good to me. I have marked the two sockets that are missing in the kitchen.",
      time: "Yesterday", hasAttachment: true),
    MailMessage(
      id: 4, sender: "Northline Trains", subject: "Ticket 4471",
      preview: "Coach 6, seat 42, by the window. Have a good trip.", time: "Monday"),
  ]
}

struct MailRow: View {
  let message: MailMessage

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Circle()
        .fill(message.isUnread ? Color.blue : Color.clear)
        .frame(width: 10, height: 10)
        .padding(.top, 6)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(message.sender)
            .font(.headline)
            .lineLimit(1)
          Spacer()
          if message.hasAttachment {
            Image(systemName: "paperclip")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
          Text(message.time)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Text(message.subject)
          .font(.subheadline)
          .lineLimit(1)
        Text(message.preview)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
      if message.isFlagged {
        Image(systemName: "flag.fill")
          .font(.footnote)
          .foregroundStyle(.orange)
          .accessibilityLabel("Flagged")
      }
    }
    .accessibilityElement(children: .combine)
  }
}

struct MailListView: View {
  let messages: [MailMessage]
  @State private var query = ""

  private var unreadCount: Int { messages.filter(\.isUnread).count }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(messages) { message in
            NavigationLink(value: message.id) {
              MailRow(message: message)
            }
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .searchable(text: $query)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Edit") {}
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: "square.and.pencil")
          }
          .accessibilityLabel("New message")
        }
        ToolbarItem(placement: .bottomBar) {
          Text("\(unreadCount) unread")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}
