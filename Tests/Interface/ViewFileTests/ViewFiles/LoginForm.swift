#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

// MARK: - View Model

@MainActor
final class LoginViewModel: ObservableObject {
  enum Field: Hashable {
    case email
    case password
  }

  @Published var email = ""
  @Published var password = ""
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?

  var canSubmit: Bool {
    email.contains("@") && password.count >= 6 && !isLoading
  }

  func submit() async {
    guard canSubmit else {
      errorMessage = "Please check your email and password."
      return
    }
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    try? await Task.sleep(nanoseconds: 1_000_000)
    errorMessage = "Wrong password."
  }

  func clearError() {
    errorMessage = nil
  }
}

// MARK: - View

struct LoginView: View {
  @StateObject private var viewModel = LoginViewModel()
  @FocusState private var focusedField: LoginViewModel.Field?
  @AppStorage("lastEmail") private var lastEmail: String = ""
  @Environment(\.openURL) private var openURL

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        header
        fields
        if let message = viewModel.errorMessage {
          errorBanner(message)
        }
        submitButton
        Button("Forgot password?") {
          if let url = URL(string: "https://example.com/reset") {
            openURL(url)
          }
        }
        .font(.footnote)
      }
      .padding(.horizontal, 24)
      .padding(.top, 48)
    }
    .onAppear {
      viewModel.email = lastEmail
      focusedField = lastEmail.isEmpty ? .email : .password
    }
    .onChange(of: viewModel.email) { _ in
      viewModel.clearError()
    }
  }

  private var header: some View {
    VStack(spacing: 8) {
      Image(systemName: "lock.fill")
        .font(.system(size: 44))
        .foregroundColor(.accentColor)
      Text("Welcome back")
        .font(.largeTitle.bold())
      Text("Sign in to continue")
        .foregroundColor(.secondary)
    }
  }

  private var fields: some View {
    VStack(spacing: 12) {
      TextField("Email", text: $viewModel.email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($focusedField, equals: .email)
        .submitLabel(.next)
        .modifier(LoginFieldStyle(isFocused: focusedField == .email))
      SecureField("Password", text: $viewModel.password)
        .textContentType(.password)
        .focused($focusedField, equals: .password)
        .submitLabel(.go)
        .modifier(LoginFieldStyle(isFocused: focusedField == .password))
    }
    .onSubmit(advance)
  }

  private var submitButton: some View {
    Button {
      lastEmail = viewModel.email
      focusedField = nil
      Task { await viewModel.submit() }
    } label: {
      Group {
        if viewModel.isLoading {
          ProgressView()
        } else {
          Text("Sign In").bold()
        }
      }
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .disabled(!viewModel.canSubmit)
  }

  private func errorBanner(_ message: String) -> some View {
    Label(message, systemImage: "exclamationmark.triangle.fill")
      .font(.footnote)
      .foregroundColor(.red)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func advance() {
    switch focusedField {
    case .email: focusedField = .password
    default: focusedField = nil
    }
  }
}

private struct LoginFieldStyle: ViewModifier {
  let isFocused: Bool

  func body(content: Content) -> some View {
    content
      .padding(14)
      .background(
        RoundedRectangle(cornerRadius: 12)
          .stroke(isFocused ? Color.accentColor : Color.gray.opacity(0.4), lineWidth: isFocused ? 2 : 1)
      )
  }
}
