#if !canImport(PhotosUI)
  import Raster
  import SnapshotUI
  import Testing

  @MainActor @Suite struct PhotosPickerTests {
    private let context = RenderContext(width: 300, height: 80)

    private func pixels(_ view: some View) throws -> PixelBuffer {
      try Renderer(threads: 1).render(view.displayList(in: context), scale: 1)
    }

    @Test func aPickerIsDrawnAsAButton() throws {
      let picker = PhotosPicker(
        selection: .constant([]), maxSelectionCount: 2, matching: .images, photoLibrary: .shared()
      ) {
        Label("Choose", systemImage: "photo")
      }
      let button = Button {
      } label: {
        Label("Choose", systemImage: "photo")
      }
      #expect(try pixels(picker) == pixels(button))
      let titled = PhotosPicker("Choose", selection: .constant(nil), matching: .not(.videos))
      #expect(try pixels(titled) == pixels(Button("Choose") {}))
      #expect(try pixels(titled) != pixels(picker))
    }

    @Test func nothingIsChosen() async throws {
      var selection: PhotosPickerItem?
      let binding = Binding(get: { selection }, set: { selection = $0 })
      try PhotosPicker("Choose", selection: binding).rendered(in: context).inspect().find(button: "Choose").tap()
      #expect(selection == nil)
      let item = PhotosPickerItem(itemIdentifier: "1")
      #expect(item == PhotosPickerItem(itemIdentifier: "1") && item != PhotosPickerItem(itemIdentifier: "2"))
      #expect(try await item.loadTransferable(type: String.self) == nil)
    }

    @Test func filtersAreCompared() {
      #expect(PHPickerFilter.any(of: [.images, .videos]) == .any(of: [.images, .videos]))
      #expect(PHPickerFilter.any(of: [.images, .videos]) != .all(of: [.images, .videos]))
      #expect(PHPickerFilter.not(.images) != .images)
    }
  }
#endif
