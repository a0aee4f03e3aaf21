import Observation
import SnapshotUI

// A module whose settings isolate everything to the main actor.

@Observable public final class CounterModel {
  public var count = 0
  public init() {}
  public func increase() { count += 1 }
}

public struct CounterScreen: View {
  private let model: CounterModel

  public init(model: CounterModel) { self.model = model }

  public var body: some View {
    VStack {
      title
      Button("Increase", action: model.increase)
    }
  }

  private var title: some View { Text("Count: \(model.count)") }
}
