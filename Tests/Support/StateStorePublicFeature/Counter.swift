// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import StateStore

// The public declarations of a feature module: a state, actions, an environment, and a reducer in each usual place.

public struct PublicCounterState: Equatable, Sendable {
  public var count: Int
  public var sheet: PublicSheetState?
  public var rows: [PublicRowState]

  public init(count: Int = 0, sheet: PublicSheetState? = nil, rows: [PublicRowState] = []) {
    self.count = count
    self.sheet = sheet
    self.rows = rows
  }
}

public struct PublicSheetState: Equatable, Sendable {
  public var isOn = false

  public init() {}
}

public struct PublicRowState: Equatable, Identifiable, Sendable {
  public let id: Int
  public var name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

public enum PublicCounterAction: Equatable, Sendable {
  case incrementTapped
  case loaded(Int)
  case sheet(PublicSheetAction)
  case row(id: Int, action: PublicRowAction)

  public static func == (left: Self, right: Self) -> Bool { "\(left)" == "\(right)" }
}

public enum PublicSheetAction: Equatable, Sendable { case toggled(Bool) }

public enum PublicRowAction: Equatable, Sendable { case renamed(String) }

public struct PublicCounterEnvironment: Sendable {
  public var clock: any Clock<Duration>
  public var load: @Sendable (Int) async throws -> Int

  public init(clock: any Clock<Duration>, load: @escaping @Sendable (Int) async throws -> Int) {
    self.clock = clock
    self.load = load
  }
}

extension PublicCounterEnvironment {
  public static let live = PublicCounterEnvironment(clock: ContinuousClock(), load: { $0 + 1 })
  public static let failing = PublicCounterEnvironment(clock: UnimplementedClock(), load: unimplemented("load"))
}
