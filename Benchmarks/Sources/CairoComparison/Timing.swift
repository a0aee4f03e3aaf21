import Foundation
import Raster

/// The milliseconds of the processor that a body takes, on all threads.
func processorMilliseconds(_ body: () throws -> Void) rethrows -> Double {
  let started = clock()
  try body()
  return Double(clock() - started) / Double(CLOCKS_PER_SEC) * 1000
}

/// The milliseconds that pass.
func wallMilliseconds(_ body: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(body) / .milliseconds(1)
}

extension Double {
  var tenths: String { "\((self * 10).rounded() / 10)" }
  var hundredths: String { "\((self * 100).rounded() / 100)" }
}

extension String {
  func padded(_ width: Int) -> String { padding(toLength: width, withPad: " ", startingAt: 0) }
}
