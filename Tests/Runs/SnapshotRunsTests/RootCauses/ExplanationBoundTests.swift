import Foundation
import Raster
import SnapshotRenderTraces
import Testing

@testable import SnapshotPictureDifferences

/// Forged explanations of the largest size, in the shapes that are the most expensive to compare.
@Suite(.serialized) struct ExplanationBoundTests {
  /// The layout and the drawing of a view, without its header.
  struct Shape: Sendable, CustomTestStringConvertible {
    var name: String
    /// Returns the lines of the layout and of the drawing, of the older version or of the newer one.
    var lines: @Sendable (_ isNew: Bool) -> (layout: [String], drawing: [String])

    var testDescription: String { name }
  }

  private static let half = ExplanationLimits.lines / 2 - 10

  /// An element at a level, at a place that the version changes.
  private static func line(_ level: Int, _ words: String, _ y: Int = 0) -> String {
    String(repeating: " ", count: 2 * level) + words + " frame 0 \(y) 100 20"
  }

  private static func stack(_ children: [String]) -> [String] { ["VStack frame 0 0 100 100"] + children }

  private static func text(_ words: String) -> String { "Text detail \"\\\"\(words)\\\"\"" }

  static let shapes: [Shape] = [
    Shape(name: "siblings that all move") { isNew in
      (stack((0..<2 * half).map { line(1, text("a\($0)"), isNew ? 7 * $0 : 5 * $0) }), [])
    },
    Shape(name: "siblings that all change") { isNew in
      (stack((0..<2 * half).map { line(1, text("\(isNew)\($0)"), isNew ? 7 * $0 : $0) }), [])
    },
    Shape(name: "siblings in reverse order, with ids") { isNew in
      (stack((0..<2 * half).map { line(1, "Divider") + " id \"\(isNew ? 2 * half - $0 : $0)\"" }), [])
    },
    Shape(name: "siblings in another order, without ids") { isNew in
      (stack((0..<2 * half).map { line(1, text("\((isNew ? 7919 : 1) * $0 % 39_979)")) }), [])
    },
    Shape(name: "groups of siblings that match nothing") { isNew in
      let groups = (0..<2 * half / 400).map { group in
        [line(1, text("fixed \(group)"))]
          + (0..<399).map { line(1, isNew == ($0 % 2 == 0) ? "HStack" : "ZStack") + " path \"\(isNew)\($0)\"" }
      }
      return (stack(groups.flatMap { $0 }), [])
    },
    Shape(name: "containers with many leaves") { isNew in
      let containers = (0..<2 * half / 130).map { group in
        [line(1, isNew ? "HStack" : "ZStack")] + (0..<129).map { line(2, text("\(isNew) \(group) \($0)")) }
      }
      return (stack(containers.flatMap { $0 }), [])
    },
    Shape(name: "deep containers with other content") { isNew in
      let levels = (0..<510).flatMap { level in
        [line(level, level % 2 == 0 ? "HStack" : "ZStack")]
          + (0..<12).map { line(level + 1, text("\(isNew)\(level) \($0)")) }
      }
      return (levels, [])
    },
    Shape(name: "deep containers around much content") { isNew in
      let levels = (0..<500).flatMap { [line($0, "padding detail \"\(isNew)\""), line($0 + 1, "Divider")] }
      return (levels + (0..<5000).map { line(500, text("\(isNew)\($0)")) }, [])
    },
    Shape(name: "an element with many arguments") { isNew in
      let arguments = (0..<100_000).map { "argument a\($0) \"\(isNew)\"" }.joined(separator: " ")
      return (["Text detail \"a\" \(arguments) frame 0 0 1 1"], [])
    },
    Shape(name: "another variant with many texts") { isNew in
      let texts = (0..<2 * half - 2).map { line(2, text("\((isNew ? 7919 : 1) * $0 % 39_971)")) }
      return (["ViewThatFits frame 0 0 100 100", line(1, isNew ? "HStack" : "VStack")] + texts, [])
    },
    Shape(name: "elements with one path") { isNew in
      let elements = (0..<half).map { line(1, "Circle detail \"\(isNew)\($0)\"", isNew ? $0 : 2 * $0) }
      return (stack(elements), (0..<half).map { _ in "fill #\(isNew ? "FF0000" : "00FF00") rect 0 0 9 9 @ A" })
    },
    Shape(name: "texts above each other") { isNew in
      let texts = (0..<half).map { line(1, text("a")) + " path \"T\($0)\"" }
      return (stack(texts), (0..<half).map { "glyphs #00000\(isNew ? 1 : 2) \(run) @ T\($0)" })
    },
    Shape(name: "operations in another order") { isNew in
      ([], (0..<2 * half).map { "fill #000000 rect \((isNew ? 7919 : 1) * $0 % 39_979) 0 9 9 @ A" })
    },
    Shape(name: "operations that cover the picture") { isNew in
      ([], (0..<2 * half).map { "fill #0000\(isNew ? "FF" : "AA") rect 0 0 300 \($0) @ P\($0)" })
    },
    Shape(name: "runs of a text in many faces") { isNew in
      ([], (0..<half).map { "glyphs #000000 \(run.replacingOccurrences(of: "Inter", with: "\(isNew)-\($0)")) @ A" })
    },
  ]

  /// A run of glyphs, as a drawing states it.
  private static let run = #""a" Inter-Regular 17 at 16 40 [43 0]"#

  private static func trace(_ shape: Shape, isNew: Bool) -> Data {
    let (layout, drawing) = shape.lines(isNew)
    let lines =
      ["render trace 4"] + (layout.isEmpty ? [] : ["layout"]) + layout
      + ["display list 300 100"] + drawing + (isNew ? ["save", "restore"] : [])
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static let file = try? PNG.encode(PixelBuffer(width: 300, height: 100, filledWith: .clear))

  /// The time that the thread needed, which other processes do not change.
  private static func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  @Test(arguments: shapes) func aForgedExplanationIsComparedInBoundedTime(shape: Shape) throws {
    let old = Self.trace(shape, isNew: false)
    let new = Self.trace(shape, isNew: true)
    #expect(RenderTrace(old) != nil && RenderTrace(new)?.hasUnreadLayout == false, "The trace is not valid.")
    var difference = PictureDifference.unknown
    let seconds = Self.seconds {
      difference = PictureDifference(
        expected: ExplainedPicture(file: Self.file, trace: old), actual: ExplainedPicture(file: Self.file, trace: new))
    }
    let semantic = try #require(difference.semantic)
    #expect(semantic.changes.count <= 2 * ExplanationLimits.changes + 1)
    #expect(seconds < 20)
    // Who omits changes says so, and explains less than all pixels.
    if semantic.changes.count >= ExplanationLimits.changes {
      #expect(!semantic.omissions.isEmpty && difference.sentences.last == semantic.omissions.last)
    }
  }

  @Test func aLargerExplanationIsNotReadAndSaysSo() {
    let lines = String(repeating: "a\n", count: ExplanationLimits.lines + 1)
    let picture = ExplainedPicture(file: Self.file, trace: Data(lines.utf8))
    let difference = PictureDifference(expected: picture, actual: picture)
    #expect(difference.sentences == ["The explanation has 40,001 lines, and at most 40,000 are compared."])
  }

  @Test func unlistedChangesCountAsUnexplained() throws {
    let shape = Self.shapes[1]
    let traces = try [false, true].map { try #require(RenderTrace(Self.trace(shape, isNew: $0))) }
    let difference = SemanticDifference(from: traces[0], to: traces[1], image: nil)
    #expect(difference.explained < 1000)
    #expect(difference.omissions.last == "Some changes are not listed, because the explanations are too large.")
  }

  @Test func aDeeperLayoutIsNotComparedAndSaysSo() throws {
    func trace(_ depth: Int) throws -> RenderTrace {
      let shape = Shape(name: "") { _ in ((0..<depth).map { Self.line($0, "padding") }, []) }
      return try #require(RenderTrace(Self.trace(shape, isNew: depth % 2 == 0)))
    }
    let deep = SemanticDifference(from: try trace(513), to: try trace(512), image: nil)
    #expect(deep.omissions.isEmpty)
    let deeper = SemanticDifference(from: try trace(513), to: try trace(514), image: nil)
    #expect(deeper.omissions.first == "A layout was not compared, because it cannot be read or is too deep.")
  }

  @Test func aTextThatPaintsTooMuchIsNotRendered() throws {
    let list = DisplayList(size: CGSize(width: 4000, height: 4000)) { canvas in
      for _ in 0..<200 { canvas.fill(Path(CGRect(x: 0, y: 0, width: 4000, height: 4000)), with: RGBA(0x000011)) }
    }
    let trace = RenderTrace(layout: nil, drawing: DisplayListDescription(list), settings: RenderSettings(scale: 1))
    let picture = PixelBuffer(width: 4000, height: 4000)
    let seconds = Self.seconds {
      #expect(trace.proof(of: picture).proof == .unproven(reason: "it paints more than 2000000000 pixels"))
    }
    #expect(seconds < 5)
  }
}
