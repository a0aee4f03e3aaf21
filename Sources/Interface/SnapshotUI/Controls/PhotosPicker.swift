#if !canImport(PhotosUI)
  /// A button that lets a person choose photos. Nothing can be chosen in a picture: a tap has no effect.
  nonisolated public struct PhotosPicker<Label: View>: View {
    private let label: Label

    private init(label: () -> Label) { self.label = label() }

    /// A button with the label.
    public var body: some View {
      Button {
      } label: {
        label
      }
    }
  }

  extension PhotosPicker {
    /// Creates a button to choose one photo.
    public init(
      selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
      @ViewBuilder label: () -> Label
    ) {
      self.init(label: label)
    }

    /// Creates a button to choose one photo of a library.
    public init(
      selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
      @ViewBuilder label: () -> Label
    ) {
      self.init(label: label)
    }

    /// Creates a button to choose photos.
    public init(
      selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
      selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
      @ViewBuilder label: () -> Label
    ) {
      self.init(label: label)
    }

    /// Creates a button to choose photos of a library.
    public init(
      selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
      selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
      @ViewBuilder label: () -> Label
    ) {
      self.init(label: label)
    }
  }

  extension PhotosPicker where Label == Text {
    /// Creates a button to choose one photo, with a text.
    public init(
      _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
      self.init { Text(titleKey) }
    }

    /// Creates a button to choose one photo of a library, with a text.
    public init(
      _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
      self.init { Text(titleKey) }
    }

    /// Creates a button to choose photos, with a text.
    public init(
      _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
      selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
      self.init { Text(titleKey) }
    }

    /// Creates a button to choose photos of a library, with a text.
    public init(
      _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
      selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
      self.init { Text(titleKey) }
    }

    /// Creates a button to choose one photo, with a text.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
      self.init { Text(title) }
    }

    /// Creates a button to choose one photo of a library, with a text.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
      self.init { Text(title) }
    }

    /// Creates a button to choose photos, with a text.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
      selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
      self.init { Text(title) }
    }

    /// Creates a button to choose photos of a library, with a text.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
      selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
      self.init { Text(title) }
    }
  }

  nonisolated extension View {
    /// Presents the system's picker of one photo. Inert.
    public func photosPicker(
      isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
      inert("photosPicker", isPresented.wrappedValue ? "presented" : nil)
    }

    /// Presents the system's picker of one photo of a library. Inert.
    public func photosPicker(
      isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
      inert("photosPicker", isPresented.wrappedValue ? "presented" : nil)
    }

    /// Presents the system's picker of photos. Inert.
    public func photosPicker(
      isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
      selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
      inert("photosPicker", isPresented.wrappedValue ? "presented" : nil)
    }

    /// Presents the system's picker of photos of a library. Inert.
    public func photosPicker(
      isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
      selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
      inert("photosPicker", isPresented.wrappedValue ? "presented" : nil)
    }
  }
#endif
