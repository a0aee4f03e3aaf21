import Foundation
import Testing
import SnapshotUI

/// One text for the layouts of many cells.
@MainActor @Suite struct LayoutTextAcrossTests {
  @Test func equalFramesAreWrittenOnce() throws {
    let text = try Text("Sign in").padding(8)
      .layoutText(across: .typeSizes(.large) * .colorSchemes(.light, .dark))
    let alone = try Text("Sign in").padding(8).rendered(in: RenderContext(width: 375, height: 667)).layoutText
    #expect(text == alone)
  }

  @Test func framesThatAlwaysFillTheirParentAreOmitted() throws {
    // The text fills its frame at the larger size only.
    let text = try Text("Sign in").frame(minWidth: 57).overlay(Color.blue)
      .layoutText(across: .typeSizes(.large, .xxLarge))
    #expect(
      text == """
        overlay L (159, 323, 57 × 21), xxL (158, 321, 60 × 26)
          frame minWidth 57
            Text "Sign in" L (162, 323, 51 × 21), xxL (158, 321, 60 × 26)
          ignoresSafeArea
            Color systemBlue

        """)
  }

  @Test func differentFramesFollowTheirConfigurations() throws {
    struct Steps: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View { Color.red.frame(width: size >= .xLarge ? 30 : 10, height: 20).fixedSize() }
    }
    let matrix = Matrix.typeSizes(.medium ... .xxLarge) * .colorSchemes(.light, .dark)
    let lines = try Steps().layoutText(across: matrix).split(separator: "\n")
    #expect(lines.first == "Steps/fixedSize M…L (183, 324, 10 × 20), xL…xxL (173, 324, 30 × 20)")
  }

  @Test func nodesOfSomeConfigurationsListThem() throws {
    struct Growing: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 10)
          if size >= .xLarge { Color.green.frame(height: 10) }
          Color.blue.frame(height: 10)
        }
      }
    }
    let text = try Growing().layoutText(across: .typeSizes(.medium ... .xxLarge))
    #expect(
      text == """
        Growing/VStack M…L (0, 324, 375 × 20), xL…xxL (0, 319, 375 × 30)
          frame height 10 M…L (0, 324, 375 × 10), xL…xxL (0, 319, 375 × 10)
            Color systemRed
          only xL…xxL: frame height 10 (0, 329, 375 × 10)
            Color systemGreen
          frame height 10 M…L (0, 334, 375 × 10), xL…xxL (0, 339, 375 × 10)
            Color systemBlue

        """)
  }

  @Test func everyConfigurationCanBeReconstructed() throws {
    // What the text says of each cell is what that cell alone says: no frame is lost or given to another cell.
    struct Card: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View {
        VStack(alignment: .leading) {
          Text("A title that wraps at the larger sizes").font(.title)
          if size.isAccessibilitySize { Color.green.frame(height: 4) }
          HStack {
            Text("Left")
            Spacer()
            Text("What there is no room for on one line").lineLimit(1)
          }
        }
        .padding(size == .small ? 0 : 16)
        .background(Color.red)
      }
    }
    let matrix = Matrix.typeSizes(.xSmall ... .accessibility5)
    let text = try Card().layoutText(across: matrix)
    #expect(text.contains("only ") && text.contains(" truncated"))
    let reader = LayoutTextReader(sizes: matrix.cells.map(\.name))
    for cell in matrix.cells {
      let alone = try Card().rendered(in: cell.context).layoutText
      #expect(reader.text(for: cell.name, in: text) == alone, "\(cell.name)")
    }
  }
}
