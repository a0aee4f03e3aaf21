// Expect: 'LocalizedStringResource' is ambiguous for type lookup in this context
// Expect: 'Point' is ambiguous for type lookup in this context
// Expect: ambiguous use of 'applying'
import CoreGraphics
import Foundation
import PlantedLibrary

func plantedResource() -> LocalizedStringResource { fatalError() }
func plantedOrigin() -> Point { fatalError() }
func plantedPoint(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint { point.applying(transform) }
