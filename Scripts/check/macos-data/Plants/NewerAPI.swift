// Expect: '(InlineArray|init\(repeating:\))' is only available in macOS 26.* or newer
// Expect: 'localizations' is only available in macOS 26.* or newer
// Expect: 'Int128' is only available in macOS 15.* or newer
// Expect: 'Observa[A-Za-z]+(\(\))?' is only available in macOS 14.* or newer
// Expect: parameter packs in generic types are only available in macOS 14.* or newer
// Expect: 'debugDescription' is only available in macOS 13.3 or newer
import Foundation
import Observation

func plantedArray() { _ = InlineArray<2, Int>(repeating: 0) }
func plantedLocalizations(of resource: LocalizedStringResource) -> [Locale] { resource.localizations }
func plantedNumber(_ number: Int128) {}
@Observable final class PlantedModel {}
struct PlantedPack<each Element> {}
func plantedDescription(of path: AnyKeyPath) -> String { path.debugDescription }
