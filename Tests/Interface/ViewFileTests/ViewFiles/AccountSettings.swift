#if canImport(SwiftUI)
  import SwiftUI
#else
  import Foundation
  import SnapshotUI
#endif

struct AccountSettingsView: View {
  enum Dialog: Hashable { case signOut, photo }

  @State private var isSigningOut: Bool
  @State private var isChangingPhoto: Bool
  @State private var isDeleting = false
  @State private var isSignedIn = true
  @State private var photo = "person.crop.circle"
  @State private var usesFaceID = true

  init(showing dialog: Dialog? = nil) {
    _isSigningOut = State(initialValue: dialog == .signOut)
    _isChangingPhoto = State(initialValue: dialog == .photo)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 14) {
            Image(systemName: photo)
              .font(.system(size: 48))
              .foregroundStyle(.secondary)
            VStack(alignment: .leading) {
              Text("Ada Lovelace").font(.headline)
              Text("ada@example.org").font(.subheadline).foregroundStyle(.secondary)
            }
          }
          Button("Change Photo…") { isChangingPhoto = true }
        }
        Section("Security") {
          Toggle("Use Face ID", isOn: $usesFaceID)
          NavigationLink("Passkeys") { PasskeysView() }
        }
        Section {
          if isSignedIn {
            Button("Sign Out", role: .destructive) { isSigningOut = true }
          } else {
            Button("Sign In") { isSignedIn = true }
          }
          Button("Delete Account", role: .destructive) { isDeleting = true }
        }
      }
      .navigationTitle("Account")
      .navigationBarTitleDisplayMode(.inline)
      .confirmationDialog("Sign out of your account?", isPresented: $isSigningOut, titleVisibility: .visible) {
        Button("Sign Out", role: .destructive) { isSignedIn = false }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Downloaded files stay on this iPhone.")
      }
      .confirmationDialog("Photo", isPresented: $isChangingPhoto) {
        Button("Take Photo") { photo = "camera" }
        Button("Choose from Library") { photo = "photo" }
        Button("Remove Photo", role: .destructive) { photo = "person.crop.circle" }
      }
      .sheet(isPresented: $isDeleting) {
        DeleteAccountView()
          .interactiveDismissDisabled()
      }
    }
  }
}

private struct PasskeysView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Text("iPhone")
      Text("Work laptop")
    }
    .navigationTitle("Passkeys")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Done") { dismiss() }
      }
    }
  }
}

private struct DeleteAccountView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var password = ""

  var body: some View {
    VStack(spacing: 20) {
      Text("Delete Account").font(.title2.bold())
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
      Button("Delete", role: .destructive) { dismiss() }
        .buttonStyle(.borderedProminent)
        .disabled(password.isEmpty)
      Button("Keep My Account") { dismiss() }
    }
    .padding()
    .presentationDetents([.fraction(0.4)])
  }
}
