import Foundation
import SnapshotCore

/// What a strategy makes of a value; throws what an assertion would report.
package func snapshot<Value, Format>(of value: Value, as strategy: Snapshotting<Value, Format>) throws -> Format {
  try Waiting.result(of: strategy.snapshot(value), timeout: 3600)
}

/// What a strategy complains of a value, in the words that the assertion's failure has.
package func failureMessage<Value, Format>(of value: Value, as strategy: Snapshotting<Value, Format>) -> String? {
  do {
    _ = try snapshot(of: value, as: strategy)
    return nil
  } catch {
    return describe(error)
  }
}
