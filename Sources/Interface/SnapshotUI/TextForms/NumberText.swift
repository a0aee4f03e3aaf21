import Foundation
import SnapshotRenderTraces

/// A number with at most three fraction digits, without trailing zeros: the same text on every machine.
func formatted(_ value: CGFloat) -> String { pointText(value) }
