import Observation
import SnapshotUI

// A module whose models are isolated to the main actor one by one.

@MainActor @Observable public final class ProfileModel {
  public private(set) var name = "Ada"
  public init() {}
  public func rename() { name = "Grace" }
}

public struct ProfileScreen: View {
  @State private var model: ProfileModel

  public init(model: ProfileModel) { _model = State(initialValue: model) }

  public var body: some View {
    VStack {
      header
      ForEach(1...2, id: \.self) { number in Text("\(model.name) \(number)") }
      Button {
        model.rename()
      } label: {
        Text("Rename")
      }
    }
    .onAppear(perform: model.rename)
  }

  private var header: some View { Text(model.name) }
}
