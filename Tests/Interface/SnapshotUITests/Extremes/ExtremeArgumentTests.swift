import Foundation
import Testing
import SnapshotUI

/// A view never ends the process that tests it: whatever arguments a modifier or an initialiser gets, a picture, a
/// diagnostic or one of the package's own errors comes of it.
@Suite struct ExtremeArgumentTests {
  /// The entries by the type that declares them, so that a process that ends all the same names few of them.
  private static var groups: [String: [ExtremeEntry]] {
    Dictionary(grouping: ExtremeEntry.all) { entry in String(entry.declaration.prefix { $0 != "." && $0 != "(" }) }
  }

  @Test(arguments: groups.keys.sorted()) func extremeArgumentsEndInAPictureOrAnError(type: String) throws {
    for entry in Self.groups[type] ?? [] {
      for chosen in entry.cases(pairs: 6) {
        do {
          let bad = try ExtremeExercise.run(entry, chosen)
          if !bad.isEmpty { Issue.record("\(Self.call(entry, chosen)): frames are no numbers: \(bad.prefix(2))") }
        } catch  where Self.isOwn(error) {
        } catch {
          Issue.record("\(Self.call(entry, chosen)): \(Swift.type(of: error)) is not the package's own: \(error)")
        }
      }
    }
  }

  /// The errors that tell a user about a view.
  static func isOwn(_ error: any Error) -> Bool {
    error is ViewError || error is RenderError || error is InspectionError || error is ViewHostError
      || error is FrameError
  }

  private static func call(_ entry: ExtremeEntry, _ chosen: [Int: Int]) -> String {
    var arguments = ExtremeArguments(chosen: chosen)
    _ = try? entry.call(&arguments)
    return "\(entry.declaration) with \(arguments.description.joined(separator: ", "))"
  }

  @Test func theSameCasesAreTriedInEachRun() throws {
    let entry = try #require(ExtremeEntry.frames.first)
    let cases = entry.cases(pairs: 20)
    #expect(cases == entry.cases(pairs: 20))
    #expect(cases.count == 1 + 2 * ExtremeArguments.numbers.count + 20)
  }
}
