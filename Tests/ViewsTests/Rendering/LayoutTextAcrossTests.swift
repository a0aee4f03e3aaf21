import Foundation
import Testing
import Views

/// One text for the layouts of many cells.
@Suite struct LayoutTextAcrossTests {
  @Test func nodesThatAgreeSayTheirFrameOnce() throws {
    let text = try Color.red.frame(width: 10, height: 20)
      .layoutText(across: .typeSizes(.large, .xLarge) * .colorSchemes(.light, .dark))
    let alone = try Color.red.frame(width: 10, height: 20).rendered(in: RenderContext(width: 375, height: 667))
      .layoutText
    #expect(text == alone)
  }

  @Test func framesThatDifferStandBehindTheCellsThatHaveThem() throws {
    struct Steps: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View { Color.red.frame(width: size >= .xLarge ? 30 : 10, height: 20).fixedSize() }
    }
    let matrix = Matrix.typeSizes(.medium ... .xxLarge) * .colorSchemes(.light, .dark)
    let lines = try Steps().layoutText(across: matrix).split(separator: "\n")
    #expect(lines.first == "Steps/fixedSize M…L (183, 324, 10 × 20), xL…xxL (173, 324, 30 × 20)")
  }

  @Test func nodesOfSomeCellsSayWhich() throws {
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
            Color systemRed M…L (0, 324, 375 × 10), xL…xxL (0, 319, 375 × 10)
          only xL…xxL: frame height 10 (0, 329, 375 × 10)
            Color systemGreen (0, 329, 375 × 10)
          frame height 10 M…L (0, 334, 375 × 10), xL…xxL (0, 339, 375 × 10)
            Color systemBlue M…L (0, 334, 375 × 10), xL…xxL (0, 339, 375 × 10)

        """)
  }

  @Test func everyCellCanBeReadBack() throws {
    // What the text says of each cell is what that cell alone says: no frame is lost or given to another cell.
    struct Card: View {
      var body: some View {
        VStack(alignment: .leading) {
          Text("A title that wraps at the larger sizes").font(.title)
          HStack {
            Text("Left")
            Spacer()
            Text("Right")
          }
        }.padding()
      }
    }
    let matrix = Matrix.typeSizes(.xSmall ... .accessibility5)
    let text = try Card().layoutText(across: matrix)
    for cell in matrix.cells {
      let alone = try Card().rendered(in: cell.context).layoutText
      for line in alone.split(separator: "\n") {
        let frame = line[line.range(of: " (", options: .backwards)!.lowerBound...]
        #expect(text.contains(frame), "\(cell.name): \(line)")
      }
    }
  }
}
