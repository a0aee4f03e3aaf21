import Foundation
import SnapshotRepository
import Testing
import SnapshotUI

/// Sizes between those of devices, type sizes that a table lacks, and scripts that are taller than Latin.
@MainActor @Suite struct UncommonSizeTests {
  private static func context(width: CGFloat, _ design: SystemDesign = .iOS18) -> RenderContext {
    RenderContext(width: width, height: 900, displayScale: 3, design: design)
  }

  private static var rows: some View {
    List {
      Section {
        Text("A")
        Toggle("B", isOn: .constant(true))
        Picker("C", selection: .constant(1)) { Text("D").tag(1) }
        Label("E", systemImage: "star")
        LabeledContent("F", value: "G")
        Stepper("H", value: .constant(1))
        Slider(value: .constant(0.5))
        DatePicker("I", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        NavigationLink("J") { Text("K") }
      } header: {
        Text("Header")
      } footer: {
        Text("A footer of several words")
      }
    }
  }

  private static var screen: some View {
    TabView {
      NavigationStack {
        rows.navigationTitle("Title").toolbar { Button("Edit") {} }
      }
      .tabItem { Label("First", systemImage: "house") }
      .badge(3)
    }
  }

  // MARK: Widths

  @Test(arguments: [CGFloat(320), 374.5, 389, 389.67, 390, 396, 421.5, 441, 667, 667.99, 668, 905, 1366, 3000])
  func rowsHaveTheSameHeightAtEveryWidth(width: CGFloat) throws {
    for (design, height) in [(SystemDesign.iOS18, CGFloat(44)), (.iOS26, 52)] {
      let list = List {
        Text("A"); Text("B")
      }
      let screen = try MeasuredScreen(list, in: Self.context(width: width, design))
      #expect(abs(try screen.text("B").minY - screen.text("A").minY - height) <= 0.5, "\(design)")
      let card = try screen.card()
      #expect(abs(card.minX - (width - card.maxX)) <= 0.5, "\(design)")
      #expect([16, 20].contains { abs(card.minX - $0) <= 0.5 }, "\(design)")
    }
  }

  @Test(arguments: [CGFloat(1), 2, 15.9, 33, 40, 79.3, 390.01, 700.1], SystemDesign.allCases)
  func noFrameIsNegativeOrInfinite(width: CGFloat, design: SystemDesign) throws {
    let views: [AnyView] = [
      AnyView(Self.rows), AnyView(Self.screen), AnyView(Self.rows.listStyle(.plain)), AnyView(Form { Self.rows }),
      AnyView(Color.white.alert("Title", isPresented: .constant(true)) { Button("OK") {} }),
      AnyView(Color.white.confirmationDialog("Title", isPresented: .constant(true)) { Button("OK") {} }),
      AnyView(Color.white.sheet(isPresented: .constant(true)) { Self.screen }),
    ]
    for view in views {
      let screen = try MeasuredScreen(view, in: Self.context(width: width, design))
      for element in screen.elements {
        let frame = element.frame
        #expect(frame.width >= 0 && frame.height >= 0, "\(element.path): \(frame)")
        let isFinite = [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
        #expect(isFinite, "\(element.path): \(frame)")
      }
    }
  }

  // MARK: Type sizes

  @Test func aTypeSizeTableWithOneSizeAppliesToAllSizes() throws {
    func heights(_ typeSize: DynamicTypeSize) throws -> [CGFloat] {
      let context = RenderContext(displayScale: 3, dynamicTypeSize: typeSize)
      return try Font.TextStyle.allCases.map { style in
        try MeasuredScreen(Text("A").font(.system(style)).environment(\.textStyles, .mac), in: context)
          .frame("Text").height
      }
    }
    let large = try heights(.large)
    #expect(large.allSatisfy { $0 > 10 })
    for typeSize in DynamicTypeSize.allCases { #expect(try heights(typeSize) == large, "\(typeSize)") }
  }

  @Test(arguments: [CGFloat(0.1), 1, 6, 9, 61, 150, 999])
  func fontsOfEverySizeHaveTheHeightOfTheirSize(size: CGFloat) throws {
    let text = Text("A\nB").font(.system(size: size))
    let frame = try MeasuredScreen(text, in: RenderContext(displayScale: 3)).frame("Text")
    #expect(frame.width > 0)
    #expect(abs(frame.height - 2 * 1.193359375 * size) <= 1, "\(frame)")
  }

  // MARK: Scripts

  /// A word, the language it is of, and the file of a font in `Tests/Support/Fonts`; `nil` for the embedded fonts.
  private static let tallWords: [(words: String, locale: String, file: String?)] = [
    ("\u{0622}\u{0650}\u{0651}\u{0670} نص", "ar_EG", nil),
    ("\u{0622}\u{0650}\u{0651}\u{0670} نص", "ar_EG", "NotoNaskhArabic-Regular.ttf"),
    ("र्कौं ङ्ख्रूँ", "hi_IN", "NotoSansDevanagari-Regular.ttf"),
    ("ที่นี่ ปู่ญู", "th_TH", nil),
  ]

  private static func context(locale: String, file: String?) throws -> RenderContext {
    var context = RenderContext(width: 390, height: 900, displayScale: 3, localeIdentifier: locale)
    if let file {
      let folder = Repository.url("Tests/Support/Fonts")
      try context.fonts.register(contentsOf: folder.appending(path: file), family: "Tall")
    }
    // No font of these tests has Thai. Its letters are boxes of the same height.
    context.fonts.allowsMissingGlyphs = true
    return context
  }

  @Test(arguments: 0..<4) func rowsOfTallScriptsAreAsHighAsThoseOfLatin(index: Int) throws {
    let (words, locale, file) = Self.tallWords[index]
    let list = List {
      Section(words) {
        Text(words); Text("A")
        Label(words, systemImage: "star")
      }
    }
    let context = try Self.context(locale: locale, file: file)
    let tall = try MeasuredScreen(list, in: context).card()
    let latin = try MeasuredScreen(
      List {
        Section("A") {
          Text("A"); Text("A")
          Label("A", systemImage: "star")
        }
      }, in: context
    ).card()
    #expect(tall.height == latin.height)
    #expect(tall.minY == latin.minY)
  }

  @Test(arguments: 0..<4) func inkOutsideOfALineIsNotClipped(index: Int) throws {
    let (words, locale, file) = Self.tallWords[index]
    let text = Text(verbatim: words).font(file == nil ? .system(size: 60) : .custom("Tall", fixedSize: 60))
      .foregroundStyle(.black)
    let context = try Self.context(locale: locale, file: file)
    func ink(height: CGFloat) throws -> Int {
      let view = text.frame(height: height).frame(width: 390, height: 400).background(.white)
      return try Renderer().render(view, in: context).inkCount
    }
    let whole = try ink(height: 300)
    #expect(whole > 1000)
    for height in [CGFloat(71), 40, 3] { #expect(try ink(height: height) == whole, "\(height)") }
  }
}

extension PixelBuffer {
  /// The number of dark pixels.
  fileprivate var inkCount: Int {
    (0..<height).reduce(0) { count, y in count + (0..<width).count { x in (self[x, y]?.red ?? 255) < 128 } }
  }
}
