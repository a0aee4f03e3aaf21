import SnapshotUI

public struct SignIn: View {
  @State private var email = ""
  @State private var isRemembered = false
  @State private var isDone = false

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Welcome back").font(.largeTitle).bold().lineLimit(1)
      TextField("Email", text: $email).textFieldStyle(.roundedBorder)
      Toggle("Remember me", isOn: $isRemembered)
      Button("Sign in") { isDone = true }.buttonStyle(.borderedProminent).disabled(email.isEmpty)
      if isDone { Text("Signed in as \(email)") }
    }
    .padding()
  }
}

#Preview("Sign in") { SignIn() }

#Preview("Fixed", traits: .fixedLayout(width: 320, height: 320)) { SignIn() }
