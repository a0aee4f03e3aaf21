import Foundation
import Snapshot
import SnapshotUI

/// How long the gallery's six screens take to be verified in every cell of 2 phones × 12 type sizes × 2 colour schemes ×
/// 2 directions, 576 pictures, as `swift test` does it: in a process of its own, against references beside the test.
///
/// The references are recorded in a temporary folder first. What one thread needs for the parts is measured afterwards.
/// With the argument `moments`, it compares only what settling costs: settled screens beside their first evaluation.
@main
enum MatrixBenchmark {
  private static let matrix =
    (Matrix.devices(.iPhoneSE3, .iPhone14ProMax) * .typeSizes(DynamicTypeSize.allCases)
    * .colorSchemes(.light, .dark) * .layoutDirections(.leftToRight, .rightToLeft)).atScale(1)

  @MainActor static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.dropFirst().first == "moments" { return try moments() }
    guard arguments.count < 2 else { return try verify(in: arguments[1]) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("matrix-\(getpid())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // To have recorded counts as a failure, which is told on the way out.
    try? run(arguments[0], in: folder, ["SNAPSHOT_FORCE_RECORD": "all"])
    // Keeps the texts behind the references, as the first run after recording does.
    try run(arguments[0], in: folder)
    for _ in 0..<3 { try run(arguments[0], in: folder, ["MATRIX_BENCHMARK": "times"]) }
    try run(arguments[0], in: folder, ["MATRIX_BENCHMARK": "parts"])
  }

  /// Runs the benchmark itself in a process of its own.
  private static func run(_ program: String, in folder: String, _ variables: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [folder]
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    environment["SNAPSHOT_RUN_DIRECTORY"] = folder + "/.build/snapshots/runs/\(variables.description.count)"
    process.environment = environment.merging(variables) { $1 }
    if variables["SNAPSHOT_FORCE_RECORD"] != nil { process.standardError = FileHandle.nullDevice }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }

  private struct Failure: Error { var status: Int32 }

  private static func verify(in folder: String) throws {
    let wanted = ProcessInfo.processInfo.environment["MATRIX_BENCHMARK"]
    if wanted == "parts" { return try parts() }
    let spent = measure {
      verify(PostScreen(post: .sample), "post", folder)
      verify(ProfileScreen(profile: .sample), "profile", folder)
      verify(VoucherScreen(voucher: .sample), "voucher", folder)
      verify(LogInScreen(form: .sample(.idle)), "logIn", folder)
      verify(GameHomeScreen(game: .sample), "game", folder)
      verify(DashboardScreen(dashboard: .sample), "dashboard", folder)
    }
    if wanted == "times" {
      print("576 pictures verified: \(spent.wall) s, of which the processors worked \(spent.processor) s")
    }
  }

  private static func verify(_ screen: some View, _ name: String, _ folder: String) {
    assertSnapshots(of: screen, across: matrix, as: [.image], snapshotDirectory: folder, testName: name)
  }

  private static var screens: [any View] {
    [
      PostScreen(post: .sample), ProfileScreen(profile: .sample), VoucherScreen(voucher: .sample),
      LogInScreen(form: .sample(.idle)), GameHomeScreen(game: .sample), DashboardScreen(dashboard: .sample),
    ]
  }

  /// Prints what evaluation, layout and recording cost at both moments, of the screens and of those that change when they
  /// appear.
  @MainActor private static func moments() throws {
    try compareMoments("the gallery", of: screens)
    try compareMoments("screens that change once", of: screens.map { GreetingScreen(screen: AnyView($0)) })
    try compareMoments("screens that change in three updates", of: screens.map { AppearingScreen(screen: AnyView($0)) })
  }

  /// Prints the least of nine rounds, in which one moment follows the other.
  private static func compareMoments(_ name: String, of screens: [any View]) throws {
    let first = matrix.withMoment(.firstEvaluation).cells
    let settled = matrix.withMoment(.settled).cells
    var least = (first: Double.infinity, settled: Double.infinity)
    for _ in 0..<9 {
      least.first = min(least.first, try processorSeconds(drawing: screens, in: first))
      least.settled = min(least.settled, try processorSeconds(drawing: screens, in: settled))
    }
    let ratio = (least.settled / least.first * 1000).rounded() / 1000
    print("\(screens.count * first.count) pictures of \(name), the processor's time:")
    print("  first evaluation \(least.first) s, settled \(least.settled) s: \(ratio) times")
  }

  private static func processorSeconds(drawing screens: [any View], in cells: [MatrixCell]) throws -> Double {
    let started = clock()
    for screen in screens {
      for cell in cells { _ = try screen.rendered(in: cell.context) }
    }
    return Double(clock() - started) / Double(CLOCKS_PER_SEC)
  }

  /// Prints the cost of each pipeline stage on one thread.
  private static func parts() throws {
    let cells = matrix.cells
    var nodes = 0
    var lists: [DisplayList] = []
    let recording = try measure {
      for screen in screens {
        for cell in cells {
          let rendered = try screen.rendered(in: cell.context)
          nodes += count(rendered.element)
          lists.append(rendered.displayList)
        }
      }
    }
    var pictures: [PixelBuffer] = []
    let rasterizing = try measure {
      for list in lists { pictures.append(try Renderer(threads: 1).render(list, scale: 1)) }
    }
    let files = try pictures.prefix(48).map { try PNG.encode($0) }
    let comparing = measure {
      for _ in 0..<12 {
        for (file, picture) in zip(files, pictures) { _ = PNG.matches(file, picture) }
      }
    }
    print("One thread, the processor's time:")
    print("  evaluation, layout, recording  \(recording.processor) s (\(nodes) nodes)")
    print("  rasterizing                    \(rasterizing.processor) s")
    print("  comparing by hash              \(comparing.processor) s")
  }

  private static func count(_ element: ViewElement) -> Int { element.children.reduce(1) { $0 + count($1) } }

  /// Seconds, rounded to hundredths.
  private static func measure(_ work: () throws -> Void) rethrows -> (wall: Double, processor: Double) {
    let started = clock()
    let wall = try ContinuousClock().measure(work)
    let processor = Double(clock() - started) / Double(CLOCKS_PER_SEC)
    let seconds = Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18
    return ((seconds * 100).rounded() / 100, (processor * 100).rounded() / 100)
  }
}
