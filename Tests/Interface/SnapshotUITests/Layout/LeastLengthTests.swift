import Testing

// Internal: measures layout nodes.
@testable import SnapshotUI

/// What an element says that it needs at least is what it takes where nothing is offered.
@Suite struct LeastLengthTests {
  private let views: [(String, any View)] = [
    ("text", Text("Some words")), ("padding", Text("Some words").padding(5)),
    ("uneven padding", Text("x").padding(EdgeInsets(top: 1, leading: -8, bottom: 3, trailing: 2))),
    ("fixed frame", Text("x").frame(width: 30)), ("high frame", Text("Some words").frame(height: 10)),
    ("least", Text("x").frame(minWidth: 20, minHeight: 7)),
    ("most", Color.red.frame(maxWidth: 90, maxHeight: .infinity)),
    ("ideal", Text("x").frame(idealWidth: 60)), ("both", Text("x").frame(minWidth: 5, maxWidth: 40)),
    ("fixed size in a frame", Text("Some words").fixedSize().frame(maxWidth: 40)),
    ("background", Text("x").padding(3).background(Color.red)), ("opacity", Text("x").padding(2).opacity(0.5)),
    (
      "stack",
      HStack {
        Text("x").padding(4)
        Spacer()
        Text("y")
      }
    ),
  ]

  @Test(arguments: [Axis.horizontal, .vertical], [nil, 0, 12, 200] as [Double?])
  func theLeastLengthIsTheSizeForAProposalOfZero(axis: Axis, across: Double?) throws {
    let across = across.map { CGFloat($0) }
    for (name, view) in views {
      let node = LayoutNode(try view.rendered(in: RenderContext(width: 300, height: 300)).element)
      let taken = axis.length(of: node.size(axis.proposal(along: 0, across: across)))
      #expect(node.least(along: axis, across: across) == taken, "\(name)")
    }
  }
}
