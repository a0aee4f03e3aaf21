import Testing
import SnapshotUI

/// A field's text stands where `multilineTextAlignment` says.
@Suite struct FieldAlignmentTests {
  private static var fields: [(name: String, view: AnyView)] {
    [
      ("text", AnyView(TextField("Name", text: .constant("Ada")))),
      ("prompt", AnyView(TextField("Ada", text: .constant("")))),
      ("own prompt", AnyView(TextField("Name", text: .constant(""), prompt: Text("Ada")))),
      ("rounded", AnyView(TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder))),
      ("secure", AnyView(SecureField("Password", text: .constant("Ada")))),
      ("vertical", AnyView(TextField("Name", text: .constant("Ada"), axis: .vertical))),
      ("editor", AnyView(TextEditor(text: .constant("Ada")))),
      ("number", AnyView(TextField("Count", value: .constant(5), format: .number))),
    ]
  }

  private func text(in view: some View, _ direction: LayoutDirection = .leftToRight) throws -> CGRect {
    let context = RenderContext(width: 200, height: 100, layoutDirection: direction)
    let layout = try view.rendered(in: context).layout
    return try #require(layout.leaves.first { $0.element.drawing?.text != nil }).exactFrame
  }

  @Test(arguments: fields.indices) func fieldsFollowTheTextAlignment(index: Int) throws {
    let (name, view) = Self.fields[index]
    let leading = try text(in: view)
    #expect(leading.width < 60, "\(name)")
    let inset = leading.minX
    #expect(try text(in: view.multilineTextAlignment(.leading)).minX == inset, "\(name)")
    #expect(abs(try text(in: view.multilineTextAlignment(.center)).midX - 100) <= 0.5, "\(name)")
    #expect(try text(in: view.multilineTextAlignment(.trailing)).maxX == 200 - inset, "\(name)")
  }

  @Test func rightToLeftMirrorsTheAlignment() throws {
    let field = TextField("Name", text: .constant("Ada"))
    #expect(try text(in: field, .rightToLeft).maxX == 200)
    #expect(try text(in: field.multilineTextAlignment(.trailing), .rightToLeft).minX == 0)
    #expect(abs(try text(in: field.multilineTextAlignment(.center), .rightToLeft).midX - 100) <= 0.5)
  }

  @Test func multipleLinesAreAlignedAtTheEdge() throws {
    let field = TextField("Name", text: .constant("Ada Lovelace\nB"), axis: .vertical)
    let frame = try text(in: field.multilineTextAlignment(.trailing))
    #expect(frame.maxX == 200 && frame.width < 120)
  }

  /// iOS aligns a labeled text to its end, not a field that stands in its place.
  @Test func aFieldBesideALabelIsLeadingAligned() throws {
    func frame(_ field: some View) throws -> CGRect {
      let row = LabeledContent("Name") { field }
      let layout = try row.rendered(in: RenderContext(width: 200, height: 100)).layout
      return try #require(layout.leaf(saying: "Ada")).exactFrame
    }
    let field = TextField("Name", text: .constant("Ada"))
    #expect(try frame(field).maxX < 150)
    #expect(try frame(field.multilineTextAlignment(.trailing)).maxX == 200)
  }
}
