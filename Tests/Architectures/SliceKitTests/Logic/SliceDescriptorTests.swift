import SliceKit
import Testing

struct RowViewModel: SliceViewModel, Identifiable {
  var id: Int
  var text = ""
}

final class ClassViewModel: SliceViewModel {
  static func == (first: ClassViewModel, second: ClassViewModel) -> Bool { first === second }
}

@Suite struct SliceDescriptorTests {
  @Test func identityCombinesTheKindAndTheViewModelsID() {
    let first = SliceDescriptor(viewModel: RowViewModel(id: 1))
    #expect(first.identity == SliceDescriptor(viewModel: RowViewModel(id: 1, text: "new")).identity)
    #expect(first.identity != SliceDescriptor(viewModel: RowViewModel(id: 2)).identity)
    #expect(first.identity != SliceDescriptor(viewModel: RowViewModel(id: 1), id: "other").identity)
    #expect(first.identity.description == "RowViewModel 1")
    #expect(
      SliceDescriptor(viewModel: AuthorSliceViewModel(username: "a")).identity.description == "AuthorSliceViewModel")
  }

  @Test func descriptorsWithOtherIdentitiesAreNotEqual() {
    let viewModel = RowViewModel(id: 1)
    #expect(SliceDescriptor(viewModel: viewModel, id: "a") == SliceDescriptor(viewModel: viewModel, id: "a"))
    #expect(SliceDescriptor(viewModel: viewModel, id: "a") != SliceDescriptor(viewModel: viewModel, id: "b"))
  }

  @Test("S12: duplicates of an identity are reported") func duplicates() {
    let author = SliceDescriptor(viewModel: AuthorSliceViewModel(username: "a"))
    let slices = [author, SliceDescriptor(viewModel: RowViewModel(id: 1)), author, author]
    let found = SliceDiagnostic.diagnostics(of: slices)
    #expect(found == [.duplicateIdentity(author.identity, positions: [0, 2, 3])])
    #expect(
      found.first?.description == """
        The slices at 0, 2, 3 have the same identity: AuthorSliceViewModel. Conform the view model to Identifiable, or \
        pass a unique `id:` to each descriptor.
        """)
  }

  @Test("S3: a view model that is a class is reported") func referenceTypes() {
    let slices = [
      SliceDescriptor(viewModel: RowViewModel(id: 1)), SliceDescriptor(viewModel: ClassViewModel()),
    ]
    #expect(SliceDiagnostic.diagnostics(of: slices) == [.referenceType("ClassViewModel", position: 1)])
  }
}
