import SnapshotUI

/// A form that waits, works or has failed.
struct LogInScreen: View {
  var form: LogInViewData

  var body: some View {
    VStack(spacing: 0) {
      // A short screen gives up the logo before anything has to scroll.
      ViewThatFits(in: .vertical) {
        content(showsLogo: true)
        content(showsLogo: false)
        ScrollView { content(showsLogo: false) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      footer
    }
    .background(Palette.surface)
  }

  private func content(showsLogo: Bool) -> some View {
    VStack(alignment: .leading, spacing: 24) {
      greeting(showsLogo: showsLogo)
      fields
      buttons
    }
    .padding(.horizontal, 24)
    .padding(.top, 24)
    .padding(.bottom, 16)
    .fixedSize(horizontal: false, vertical: true)
  }

  private func greeting(showsLogo: Bool) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if showsLogo { Logo().padding(.bottom, 8) }
      Text("Welcome back").font(.largeTitle.bold()).foregroundStyle(Palette.ink)
    }
  }

  private var fields: some View {
    VStack(alignment: .leading, spacing: 12) {
      FormField(title: "Email", text: form.email, prompt: "you@example.com")
      FormField(
        title: "Password", text: String(repeating: "•", count: form.password.count),
        prompt: "Your password", trailingSymbol: "eye.slash", isWrong: form.state == .failed)
      if form.state == .failed { FormError(message: form.message) }
    }
    .opacity(form.state == .loading ? planted("loading opacity", 0.55) : 1)
    .disabled(form.state == .loading)
  }

  private var buttons: some View {
    VStack(spacing: planted("buttons spacing", 12)) {
      SubmitButton(isLoading: form.state == .loading)
      PasskeyButton()
      Text("Forgot password?")
        .font(.subheadline.weight(.semibold)).foregroundStyle(Palette.indigo).padding(.top, 8)
    }
  }

  private var footer: some View {
    Text("Create an account")
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(Palette.indigo)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(Palette.surface)
      .overlay(alignment: .top) { Rectangle().fill(Palette.line).frame(height: 1) }
  }
}

/// Two waves in a rounded square.
private struct Logo: View {
  var body: some View {
    ZStack {
      Color(RGBA(0x4B3FE4))
      Wave().stroke(.white, style: StrokeStyle(lineWidth: 4, lineCap: .round)).frame(width: 32, height: 10).offset(
        y: -6)
      Wave().stroke(.white.opacity(0.6), style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .frame(width: 32, height: 10).offset(y: 8)
    }
    .frame(width: 60, height: 60)
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .accessibilityLabel("Harbour")
  }
}

private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.height / 2))
      path.addCurve(
        to: CGPoint(x: rect.width / 2, y: rect.height / 2), control1: CGPoint(x: rect.width / 6, y: -rect.height / 4),
        control2: CGPoint(x: rect.width / 3, y: -rect.height / 4))
      path.addCurve(
        to: CGPoint(x: rect.width, y: rect.height / 2), control1: CGPoint(x: rect.width * 2 / 3, y: rect.height * 1.25),
        control2: CGPoint(x: rect.width * 5 / 6, y: rect.height * 1.25))
    }
  }
}

private struct FormField: View {
  var title: String
  var text: String
  var prompt: String
  var trailingSymbol: String?
  var isWrong = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.footnote.weight(.semibold)).foregroundStyle(isWrong ? Palette.coral : Palette.inkSecondary)
      HStack(spacing: 10) {
        Text(text.isEmpty ? prompt : text)
          .foregroundStyle(text.isEmpty ? Palette.inkTertiary : Palette.ink)
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
        if let trailingSymbol { Image(systemName: trailingSymbol).foregroundStyle(Palette.inkTertiary) }
      }
      .font(.body)
      .padding(.horizontal, 14)
      .padding(.vertical, 13)
      .background(Palette.sunken, in: RoundedRectangle(cornerRadius: planted("field radius", 14)))
      .overlay {
        RoundedRectangle(cornerRadius: planted("field radius", 14))
          .strokeBorder(isWrong ? Palette.coral : Color.clear, lineWidth: planted("field line", 2))
      }
    }
  }
}

private struct FormError: View {
  var message: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: "exclamationmark.triangle.fill")
      Text(message)
    }
    .font(.footnote.weight(.medium))
    .foregroundStyle(Palette.coral)
    .padding(.horizontal, 12)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Palette.coral.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }
}

private struct SubmitButton: View {
  var isLoading: Bool

  var body: some View {
    HStack(spacing: 10) {
      if isLoading { Spinner() }
      Text(isLoading ? "Logging in…" : "Log in").lineLimit(1)
    }
    .font(.headline)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity)
    .padding(.vertical, planted("submit padding", 15))
    .background(Color(RGBA(0x4B3FE4)).opacity(isLoading ? 0.7 : 1), in: RoundedRectangle(cornerRadius: 16))
    .disabled(isLoading)
  }
}

/// Three quarters of a ring, as a moment of a turning one.
private struct Spinner: View {
  var body: some View {
    Circle()
      .trim(from: 0, to: 0.72)
      .rotation(.degrees(-60))
      .stroke(.white, style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
      .frame(width: 18, height: 18)
      .accessibilityLabel("In progress")
  }
}

private struct PasskeyButton: View {
  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "person.crop.circle")
      Text("Use a passkey").lineLimit(1)
    }
    .font(.headline)
    .foregroundStyle(Palette.ink)
    .frame(maxWidth: .infinity)
    .padding(.vertical, 14)
    .background(Palette.sunken, in: RoundedRectangle(cornerRadius: 16))
  }
}
