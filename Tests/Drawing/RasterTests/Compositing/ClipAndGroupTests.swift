import Foundation
import Raster
import Testing

@Suite("Colors, clips and groups composite source-over")
struct ClipAndGroupTests {
  private let red = RGBA(0xFF0000)
  private let blue = RGBA(0x0000FF)

  @Test("Coverage and alpha scale the source before it is composited")
  func sourceOver() throws {
    let picture = try Picture(3, 1, background: .white) { canvas in
      canvas.fill(.box(0, 0, 1, 1), with: RGBA(0x000000, alpha: 128))
      canvas.fill(.box(1, 0, 0.5, 1), with: red)
    }
    // 255 × (255 − 128) / 255 = 127 of the white shows.
    #expect(picture[0, 0] == RGBA(red: 127, green: 127, blue: 127))
    #expect(picture[1, 0] == RGBA(red: 255, green: 127, blue: 127))
    #expect(picture[2, 0] == .white)
  }

  @Test("A long run, a short run and a partial run of a translucent color agree")
  func runs() throws {
    let picture = try Picture(60, 1, background: RGBA(0x336699)) { canvas in
      canvas.fill(.box(0, 0, 30, 1), with: RGBA(0xFFCC00, alpha: 77))
      canvas.fill(Path(polygon: [(31, 0), (34, 0), (34, 1), (31, 1), (31, 0.5)]), with: RGBA(0xFFCC00, alpha: 77))
    }
    for x in [0, 7, 8, 15, 16, 29, 31, 32, 33] { #expect(picture[x, 0] == picture[1, 0]) }
    // 51 + (255 − 51) × 77 / 255 = 112.6, 102 + 102 × 77 / 255 = 132.8, 153 − 153 × 77 / 255 = 106.8.
    #expect(picture[0, 0] == RGBA(red: 113, green: 133, blue: 107))
    #expect(picture[30, 0] == RGBA(0x336699))
  }

  @Test("A clip by a path shows a fill as the path's own fill")
  func clipIsFill() throws {
    let star = Path(polygon: [(31.3, 0.2), (47.9, 61.4), (0.6, 22.8), (63.2, 19.9), (11.1, 58.7)])
    for rule in FillRule.allCases {
      let filled = try Picture(64, 64) { $0.fill(star, with: blue, rule: rule) }
      let clipped = try Picture(64, 64, bandHeight: 13) { canvas in
        canvas.clip(to: star, rule: rule)
        canvas.fill(.box(-5, -5, 80, 80), with: blue)
      }
      #expect(filled.buffer == clipped.buffer)
    }
  }

  @Test("Clips intersect: their coverages multiply")
  func clipsMultiply() throws {
    let picture = try Picture(4, 2) { canvas in
      canvas.clip(to: .box(0.5, 0, 3, 2))
      canvas.clip(to: .box(0.5, 0, 3, 1.5))
      canvas.fill(.box(0, 0, 4, 2), with: .black)
    }
    // 128 × 128 / 255 = 64.25; in the second row of pixels, the second clip is 64 at the sides: 128 × 64 / 255 = 32.1.
    #expect(picture.alphas(row: 0) == [64, 255, 255, 64])
    #expect(picture.alphas(row: 1) == [32, 128, 128, 32])
  }

  @Test("A clip on pixel edges is exact, and restore removes it and the transform")
  func savedState() throws {
    let picture = try Picture(6, 3) { canvas in
      canvas.saved { canvas in
        canvas.clip(to: .box(1, 1, 2, 1))
        canvas.translate(x: 1, y: 0)
        canvas.fill(.box(-9, -9, 20, 20), with: red)
      }
      canvas.fill(.box(5, 2, 1, 1), with: blue)
    }
    #expect(picture.alphas(row: 0) == [0, 0, 0, 0, 0, 0])
    #expect(picture.alphas(row: 1) == [0, 255, 255, 0, 0, 0])
    #expect(picture.alphas(row: 2) == [0, 0, 0, 0, 0, 255])
    #expect(picture[1, 1] == red)
  }

  @Test("Thousands of nested clips are no deeper than one")
  func deepClips() throws {
    let wide = Path(polygon: [(-90, 0), (40, -90), (170, 0), (40, 170)])
    let picture = try Picture(40, 40) { canvas in
      for _ in 0..<3000 { canvas.clip(to: wide) }
      canvas.clip(to: Path(polygon: [(0, 0), (40, 40), (0, 40)]))
      canvas.fill(.box(0, 0, 40, 40), with: .black)
    }
    #expect(picture.alphas(row: 3)[..<6] == [255, 255, 255, 128, 0, 0])
  }

  @Test("More clips in one band than masks are kept for")
  func manyClips() throws {
    let picture = try Picture(40, 2) { canvas in
      for pass in 0..<2 {
        for index in 0..<20 {
          canvas.saved { canvas in
            canvas.clip(to: .box(CGFloat(index) * 2 + 0.5, 0, 1.5, 2))
            canvas.fill(.box(0, CGFloat(pass), 40, 1), with: .black)
          }
        }
      }
    }
    let expected = (0..<40).map { UInt8($0 % 2 == 0 ? 128 : 255) }
    #expect(picture.alphas(row: 0) == expected)
    #expect(picture.alphas(row: 1) == expected)
  }

  @Test("A group's opacity applies to the whole, so that nothing inside shows through")
  func groupOpacity() throws {
    let picture = try Picture(3, 1, background: .white) { canvas in
      canvas.group(opacity: 0.5) { canvas in
        canvas.fill(.box(0, 0, 2, 1), with: blue)
        canvas.fill(.box(1, 0, 2, 1), with: red)
      }
    }
    #expect(picture[0, 0] == RGBA(red: 127, green: 127, blue: 255))
    #expect(picture[1, 0] == RGBA(red: 255, green: 127, blue: 127))
    #expect(picture[2, 0] == RGBA(red: 255, green: 127, blue: 127))
  }

  @Test("A group with opacity 0 or NaN draws nothing", arguments: [0, -1, Double.nan])
  func invisibleGroup(opacity: Double) throws {
    let picture = try Picture(2, 1) { $0.group(opacity: opacity) { $0.fill(.box(0, 0, 2, 1), with: red) } }
    #expect(picture.alphas(row: 0) == [0, 0])
  }

  @Test("Groups nest, and start empty each time")
  func nestedGroups() throws {
    let picture = try Picture(2, 40, bandHeight: 16) { canvas in
      for y in 0..<40 {
        canvas.group(opacity: 0.5) { canvas in
          canvas.group(opacity: 0.5) { $0.fill(.box(0, CGFloat(y), 1, 1), with: .black) }
          canvas.fill(.box(1, CGFloat(y), 1, 1), with: .black)
        }
      }
    }
    // 128 × 128 / 255 = 64.25.
    for y in 0..<40 { #expect(picture.alphas(row: y) == [64, 128]) }
  }

  @Test("A group that is clipped away does not hide what is around it")
  func clippedAway() throws {
    let picture = try Picture(20, 20) { canvas in
      canvas.group { canvas in
        canvas.fill(.box(2, 2, 10, 10), with: red)
        canvas.saved { canvas in
          canvas.clip(to: .box(30, 30, 5, 5))
          canvas.group(opacity: 0.5) { $0.fill(.box(0, 0, 20, 20), with: .black) }
          canvas.masked {
            $0.fill(.box(0, 0, 20, 20), with: .black)
          } content: {
            $0.fill(.box(0, 0, 20, 20), with: .black)
          }
        }
      }
      canvas.fill(.box(0, 15, 20, 5), with: blue)
    }
    #expect(picture[5, 5] == red)
    #expect(picture[15, 5] == .clear)
    #expect(picture[5, 17] == blue)
  }

  @Test("The clip outside of a group applies once, to the whole")
  func clippedGroup() throws {
    let picture = try Picture(3, 1) { canvas in
      canvas.clip(to: .box(0.5, 0, 2, 1))
      canvas.group(opacity: 1) { canvas in
        canvas.fill(.box(0, 0, 3, 1), with: red)
        canvas.fill(.box(0, 0, 3, 1), with: blue)
      }
    }
    #expect(picture.alphas(row: 0) == [128, 255, 128])
    #expect(picture[0, 0] == RGBA(0x0000FF, alpha: 128))
  }

  @Test("A group restores the transform and the clip")
  func groupState() throws {
    let picture = try Picture(3, 1) { canvas in
      canvas.group(opacity: 1) { canvas in
        canvas.translate(x: 2, y: 0)
        canvas.clip(to: .box(0, 0, 1, 1))
      }
      canvas.fill(.box(0, 0, 1, 1), with: red)
    }
    #expect(picture.alphas(row: 0) == [255, 0, 0])
  }

  @Test("An opaque rectangle hides only what it covers")
  func coveredOperations() throws {
    let picture = try Picture(8, 64, background: .white, bandHeight: 16) { canvas in
      canvas.group(opacity: 1) { $0.fill(.box(0, 0, 8, 64), with: red) }
      canvas.fill(.box(0, 10, 8, 40), with: blue)
      canvas.fill(.box(2, 20, 1, 1), with: .black)
    }
    #expect(picture[0, 9] == red)
    #expect(picture[0, 10] == blue)
    #expect(picture[0, 31] == blue)
    #expect(picture[0, 49] == blue)
    #expect(picture[0, 50] == red)
    #expect(picture[2, 20] == .black)
    let translucent = try Picture(8, 32, background: .white, bandHeight: 16) { canvas in
      canvas.fill(.box(0, 0, 8, 32), with: RGBA(0x000000, alpha: 128))
    }
    #expect(translucent[3, 3] == RGBA(0x7F7F7F))
  }
}
