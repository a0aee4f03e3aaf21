import StateStore
import StateStoreUI
import SnapshotUI

/// A sign-up form and its screen.
struct SignUpState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case editing
    case sending
    case failed(String)
    case done
  }

  var name = ""
  var phase = Phase.editing
  var canSend: Bool { !name.isEmpty && phase != .sending }
}

enum SignUpAction: Equatable, Sendable {
  case appeared
  case nameChanged(String)
  case sendTapped
  case answered(accepted: Bool)
}

struct SignUpEnvironment: Sendable {
  var register: @Sendable (String) async -> Bool
}

let signUpReducer = Reducer<SignUpState, SignUpAction, SignUpEnvironment> { state, action, environment in
  switch action {
  case .appeared: return .none
  case .nameChanged(let name):
    state.name = name
    state.phase = .editing
    return .none
  case .sendTapped:
    state.phase = .sending
    let name = state.name
    return .run { send in await send(.answered(accepted: environment.register(name))) }
  case .answered(let accepted):
    state.phase = accepted ? .done : .failed("This name is taken.")
    return .none
  }
}

struct SignUpScreen: View {
  let store: Store<SignUpState, SignUpAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack(alignment: .leading, spacing: 16) {
        if viewStore.phase == .done {
          Text("Welcome, \(viewStore.name)!").font(.largeTitle).bold()
          Text("Your account is ready.").foregroundColor(.secondary)
        } else {
          form(viewStore)
        }
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(24)
      .onAppear { viewStore.send(.appeared) }
    }
  }

  @ViewBuilder private func form(_ viewStore: ViewStore<SignUpState, SignUpAction>) -> some View {
    Text("Sign up").font(.largeTitle).bold()
    TextField("Name", text: viewStore.binding(get: \.name, send: SignUpAction.nameChanged))
      .textFieldStyle(.roundedBorder)
    if case .failed(let reason) = viewStore.phase { Text(reason).font(.footnote).foregroundColor(.red) }
    Button(action: { viewStore.send(.sendTapped) }) {
      Text(viewStore.phase == .sending ? "Sending…" : "Continue").frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .disabled(!viewStore.canSend)
  }
}
