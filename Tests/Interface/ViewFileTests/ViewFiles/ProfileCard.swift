#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct CardGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      configuration.label
        .font(.caption.weight(.bold))
        .foregroundStyle(.secondary)
      configuration.content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.background, in: ContainerRelativeShape())
  }
}

struct StackedLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
        .font(.caption)
        .foregroundStyle(.secondary)
      configuration.content
        .font(.body.weight(.medium))
    }
  }
}

struct UnderlinedTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(.vertical, 8)
      .overlay(alignment: .bottom) {
        Rectangle().fill(.tint).frame(height: 1)
      }
  }
}

struct ProfileCardView: View {
  @State private var nickname = "Mara"
  @State private var showsMore = true
  @State private var accent = Color.purple

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        avatar
        GroupBox("CONTACT") {
          VStack(alignment: .leading, spacing: 12) {
            LabeledContent("Mail", value: "mara@example.org")
            LabeledContent("Phone", value: "+49 30 1234567")
          }
        }
        GroupBox(label: Text("PROFILE")) {
          TextField("Nickname", text: $nickname)
            .textFieldStyle(UnderlinedTextFieldStyle())
          ColorPicker("Accent", selection: $accent)
          DisclosureGroup("More", isExpanded: $showsMore) {
            Text("Joined in March")
              .foregroundStyle(.secondary)
          }
        }
        ControlGroup {
          Button("Follow", systemImage: "plus") {}
          Button("Mute", systemImage: "bell.slash") {}
        }
      }
      .padding()
    }
    .groupBoxStyle(CardGroupBoxStyle())
    .labeledContentStyle(StackedLabeledContentStyle())
    .backgroundStyle(Color.white)
    .containerShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
    .background(Color.gray.opacity(0.15))
  }

  private var avatar: some View {
    ZStack {
      ContainerRelativeShape()
        .fill(AngularGradient(colors: [.purple, .blue, .teal, .purple], center: .center))
      Text("M")
        .font(.system(size: 48, weight: .bold, design: .rounded))
        .foregroundStyle(.white.shadow(.drop(radius: 2)))
    }
    .frame(width: 110, height: 110)
    .clipShape(ContainerRelativeShape())
  }
}
