import Foundation
import Raster
import Snapshot
import Testing
import SnapshotUI

/// T18: a screen in a drawn device, with a caption.
@MainActor @Suite(.snapshots) struct FramedDeviceTests {
  private struct Trips: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("Trips").font(.largeTitle.weight(.bold))
        ForEach(["Oslo", "Rome", "Porto"], id: \.self) { place in
          HStack {
            Text(place)
            Spacer()
            Text("3 days").foregroundStyle(Color.secondary)
          }
        }
        Text(sizeClass == .regular ? "regular" : "compact").font(.footnote)
        Spacer()
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.secondarySystemBackground).ignoresSafeArea())
    }
  }

  private func asset(_ device: Device, _ caption: String = "Your trips,\nin one place") -> some View {
    FramedDevice(device, caption: caption) { Trips() }
      .foregroundColor(.white)
      .background(Color(RGBA(0x4A3DDE)))
  }

  private func rendered(_ view: some View, width: CGFloat = 430, height: CGFloat = 932) throws -> RenderedView {
    try view.rendered(in: RenderContext(width: width, height: height))
  }

  private func picture(_ view: some View, _ context: RenderContext) throws -> PixelBuffer {
    try Renderer(threads: 1).render(view, in: context)
  }

  @Test("T18: a phone with a Dynamic Island") func island() {
    assertSnapshot(of: asset(.iPhone15Pro), as: .image(size: CGSize(width: 215, height: 430)))
  }

  @Test("T18: a phone with a home button, in landscape orientation") func homeButton() {
    assertSnapshot(of: asset(.iPhone8(.landscape)), as: .image(size: CGSize(width: 360, height: 260)))
  }

  @Test("T18: a tablet, with a caption from right to left") func tablet() {
    assertSnapshot(
      of: asset(.iPad10_9(.portrait), "כל הטיולים\nבמקום אחד"),
      as: .image(
        size: CGSize(width: 240, height: 340), traits: SnapshotTraits(layoutDirection: .rightToLeft)))
  }

  @Test("T18: the screen has the device's size, safe area and size classes") func screenOfTheDevice() throws {
    for device in [Device.iPhoneSE3, .iPhone14ProMax(.landscape), .iPadPro11(.portrait)] {
      let text = try rendered(asset(device)).layoutText
      #expect(text.contains(device.horizontalSizeClass == .regular ? "\"regular\"" : "\"compact\""), "\(device)")
      // The background extends under the safe area, to the size of the screen.
      let size = "\(Int(device.size.width)) × \(Int(device.size.height)))"
      let background = try #require(
        text.split(separator: "\n").first { $0.contains("Color secondarySystemBackground") })
      #expect(background.hasSuffix(size), "\(device): \(background)")
    }
  }

  @Test("T18: the color of the caption does not reach the screen") func colors() throws {
    let plain = try rendered(FramedDevice(.iPhone15Pro, caption: "A") { Text("words") })
    let white = try rendered(FramedDevice(.iPhone15Pro, caption: "A") { Text("words") }.foregroundColor(.white))
    func color(of text: String, in view: RenderedView) throws -> Substring {
      let line = try #require(view.displayList.textForm.split(separator: "\n").first { $0.contains("\"\(text)\"") })
      return line.split(separator: " ")[1]
    }
    #expect(try color(of: "words", in: plain) == color(of: "words", in: white))
    #expect(try color(of: "A", in: plain) != color(of: "A", in: white))
  }

  @Test("T18: the safe area of the device keeps the content from the sensor") func safeArea() throws {
    func distance(_ device: Device) throws -> CGFloat {
      let root = try rendered(asset(device)).layout
      var frames: [String: CGRect] = [:]
      func visit(_ node: PlacedElement) {
        if node.element.name == "onScreen" { frames["screen"] = node.frame }
        if node.element.detail == "\"Trips\"" { frames["title"] = node.frame }
        for child in node.children { visit(child) }
      }
      visit(root)
      return try #require(frames["title"]).minY - #require(frames["screen"]).minY
    }
    let difference = try distance(.iPhone15Pro) - distance(.iPhoneSE3)
    #expect(abs(difference - (59 - 20)) < 0.01)
  }

  @Test("T18: every device of the table has a frame, in both orientations") func everyDevice() throws {
    for device in Device.all {
      for orientation in Device.Orientation.allCases {
        let turned = device(orientation)
        let rendered = try rendered(
          FramedDevice(turned, caption: "A") { Color.green.ignoresSafeArea() }, width: 300, height: 300)
        #expect(rendered.diagnosticsText == "", "\(turned.name)")
        let pixels = try Renderer(threads: 1).render(rendered.displayList, scale: 1)
        let green = pixels.count { $0.green > 150 && $0.red < 120 }
        #expect(green > 300 * 300 / 20, "\(turned.name): \(green)")
      }
    }
  }

  @Test("T18: the sensor is that of the device, and turns with it") func sensors() throws {
    // A white screen on which the sensor is dark, searched along its center line.
    func darkRun(_ device: Device) throws -> (start: Int, length: Int) {
      let view = FramedDevice(device) { Color.white.ignoresSafeArea() }
      let pixels = try picture(view, RenderContext(width: 500, height: 500))
      let isLandscape = device.size.width > device.size.height
      let line = (0..<500).map { index -> Bool in
        guard let pixel = isLandscape ? pixels[index, 250] : pixels[250, index] else { return false }
        return pixel.alpha > 200 && pixel.red < 60
      }
      var runs: [(start: Int, length: Int)] = []
      for (index, isDark) in line.enumerated() where isDark {
        if index > 0, line[index - 1] { runs[runs.count - 1].length += 1 } else { runs.append((index, 1)) }
      }
      // The first run is the bezel at the top, or at the left.
      return runs.count > 2 ? runs[1] : (runs.first?.start ?? -1, runs.first?.length ?? 0)
    }
    for device in [Device.iPhone15Pro, .iPhone15Pro(.landscape), .iPhone16ProMax] {
      let island = try darkRun(device)
      #expect((12...20).contains(island.length), "\(device.name): \(island)")
    }
    // A notch continues the bezel.
    let (notch, plain) = (try darkRun(.iPhone13), try darkRun(.iPadAir11(.portrait)))
    #expect(notch.length > plain.length + 5, "\(notch) \(plain)")
  }

  @Test("T18: a caption wraps, and one that is too long is diagnosed") func longCaption() throws {
    let fitting = try rendered(asset(.iPhone15Pro, "All of your trips and every ticket in one place"))
    #expect(fitting.diagnosticsText == "")
    let tooLong = try rendered(asset(.iPhone15Pro, String(repeating: "All of your trips in one place. ", count: 12)))
    #expect(tooLong.diagnostics.map(\.rule) == [.textTruncated])
    let oneLine = try rendered(
      FramedDevice(.iPhone15Pro, caption: "All of your trips and every ticket in one place", captionLineLimit: 1) {
        Trips()
      })
    #expect(oneLine.diagnostics.map(\.rule) == [.textTruncated])
  }

  @Test("T18: the caption grows with the type size, and the device makes room") func typeSizes() throws {
    func frames(_ size: DynamicTypeSize) throws -> (caption: CGRect, pixels: PixelBuffer) {
      var context = RenderContext(width: 430, height: 932)
      context.dynamicTypeSize = size
      let rendered = try asset(.iPhone15Pro, "Trips to go").rendered(in: context)
      var caption = CGRect.zero
      func visit(_ node: PlacedElement) {
        if node.element.detail == "\"Trips to go\"" { caption = node.frame }
        for child in node.children { visit(child) }
      }
      visit(rendered.layout)
      return (caption, try Renderer(threads: 1).render(rendered.displayList))
    }
    let (large, huge) = (try frames(.large), try frames(.accessibility3))
    #expect(huge.caption.height > large.caption.height * 1.2)
    #expect(huge.pixels != large.pixels)
  }

  @Test("T18: without a caption the device takes the whole height, and a tiny size is drawn") func extremes() throws {
    let bare = try picture(FramedDevice(.iPhoneSE3) { Color.red }, RenderContext(width: 200, height: 300))
    let captioned = try picture(
      FramedDevice(.iPhoneSE3, caption: "A") { Color.red }, RenderContext(width: 200, height: 300))
    #expect(bare.count { $0.red > 200 && $0.green < 100 } > captioned.count { $0.red > 200 && $0.green < 100 })
    _ = try picture(FramedDevice(.iPhoneSE3, caption: "A") { Color.red }, RenderContext(width: 1, height: 1))
  }

  @Test("T18: the pictures are equal each time") func determinism() throws {
    let context = RenderContext(width: 215, height: 430)
    #expect(try picture(asset(.iPhone15Pro), context) == picture(asset(.iPhone15Pro), context))
  }
}

extension PixelBuffer {
  /// The number of pixels with a color.
  fileprivate func count(where matches: (RGBA) -> Bool) -> Int {
    (0..<height).reduce(0) { count, y in count + (0..<width).filter { self[$0, y].map(matches) == true }.count }
  }
}
