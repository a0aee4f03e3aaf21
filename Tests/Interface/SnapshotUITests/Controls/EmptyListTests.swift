import Testing
import SnapshotUI

/// A list without rows fills what it is offered, with its background.
@Suite struct EmptyListTests {
  private static let grouped = RGBA(0xF2F2F7)

  private static var empty: [(name: String, view: AnyView)] {
    let nothing: [Int] = []
    return [
      ("List", AnyView(List {})),
      ("Form", AnyView(Form {})),
      ("ForEach", AnyView(List(nothing, id: \.self) { Text("\($0)") })),
      ("Section", AnyView(List { Section {} })),
      ("header", AnyView(List { Section("Header") {} })),
      (
        "footer",
        AnyView(
          Form {
            Section {
              EmptyView()
            } footer: {
              Text("Footer")
            }
          })
      ),
      ("if", AnyView(List { if nothing.count > 1 { Text("Row") } })),
    ]
  }

  @Test(arguments: empty.indices) func anEmptyListFillsTheProposedSize(index: Int) throws {
    let (name, view) = Self.empty[index]
    let context = RenderContext(width: 200, height: 120)
    let rendered = try view.rendered(in: context)
    #expect(rendered.layout.exactFrame == CGRect(x: 0, y: 0, width: 200, height: 120), "\(name)")
    #expect(rendered.diagnostics.map(\.description) == [], "\(name)")
    let pixels = try view.pixels(in: context)
    for (x, y) in [(1, 1), (198, 1), (1, 118), (198, 118), (100, 118)] {
      #expect(pixels[x, y] == Self.grouped, "\(name) at \(x), \(y)")
    }
  }

  @Test(arguments: [ListLook.insetGrouped, .grouped, .plain]) func emptyListsHaveTheirBackground(style: ListLook) throws
  {
    let pixels = try List { Section("Header") {} }.listStyle(style).pixels(in: RenderContext(width: 200, height: 120))
    #expect(pixels[198, 118] == (style == .plain ? .white : Self.grouped))
  }

  @Test func aHeaderWithoutRowsHasTheSamePosition() throws {
    let context = RenderContext(width: 300, height: 200)
    let bare = try List { Section("Header") {} }.rendered(in: context).layout
    let full = try List { Section("Header") { Text("Row") } }.rendered(in: context).layout
    #expect(bare.leaf(saying: "HEADER")?.exactFrame == full.leaf(saying: "HEADER")?.exactFrame)
  }

  @Test func anEmptyListTakesTheRemainingSpace() throws {
    let stack = VStack(spacing: 0) {
      Probe(50, 30, named: "Above")
      List {}
    }
    let layout = try stack.rendered(in: RenderContext(width: 200, height: 120)).layout
    #expect(layout.children[1].exactFrame == CGRect(x: 0, y: 30, width: 200, height: 90))
    let halves = HStack(spacing: 0) {
      List {}
      Form {}
    }
    let frames = try halves.rendered(in: RenderContext(width: 200, height: 120)).layout.children.map(\.exactFrame)
    #expect(frames.map(\.width) == [100, 100])
  }

  @Test func anEmptyListReachesTheScreenEdges() throws {
    let light = Device.iPhone13.context()
    let pixels = try NavigationStack { List {}.navigationTitle("Empty") }.pixels(in: light)
    #expect(pixels[1, 1] == Self.grouped && pixels[388, 842] == Self.grouped)
    let sheet = try Color.red.sheet(isPresented: .constant(true)) { Form {} }.pixels(in: light)
    #expect(sheet[1, 300] == Self.grouped && sheet[388, 842] == Self.grouped)
  }
}
