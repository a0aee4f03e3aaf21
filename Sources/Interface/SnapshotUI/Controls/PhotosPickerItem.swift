#if !canImport(PhotosUI)
  /// A photo or video that a person has chosen. Nothing can be chosen in a picture, so that it has no contents.
  public struct PhotosPickerItem: Hashable, Sendable {
    /// The identifier in the library.
    public let itemIdentifier: String?
    /// Empty.
    public var supportedContentTypes: [UTType] { [] }

    /// Creates an item of the library.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Returns `nil`.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

    /// Calls the closure with `nil`.
    @discardableResult
    public func loadTransferable<T: Transferable>(
      type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
    ) -> Progress {
      completionHandler(.success(nil))
      return Progress(totalUnitCount: 0)
    }

    /// How items are encoded. Has no effect.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
      private let name: String
      /// The best encoding.
      public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
      /// The encoding of the library.
      public static let current = EncodingDisambiguationPolicy(name: "current")
      /// The most compatible encoding.
      public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }
  }

  /// How items are selected. Has no effect.
  public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    /// In any order.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// In the order in which they are chosen.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// While the picker is open.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    /// While the picker is open, in the order in which they are chosen.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
  }

  /// The kinds of items that a picker shows. Has no effect.
  public struct PHPickerFilter: Hashable, Sendable {
    private let name: String
    /// Photos, also live ones.
    public static let images = PHPickerFilter(name: "images")
    /// Videos.
    public static let videos = PHPickerFilter(name: "videos")
    /// Live photos.
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    /// Bursts of photos.
    public static let bursts = PHPickerFilter(name: "bursts")
    /// Panoramas.
    public static let panoramas = PHPickerFilter(name: "panoramas")
    /// Screenshots.
    public static let screenshots = PHPickerFilter(name: "screenshots")
    /// Recordings of the screen.
    public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
    /// Videos in the cinematic mode.
    public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
    /// Photos with depth.
    public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
    /// Videos in slow motion.
    public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
    /// Time-lapse videos.
    public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")

    /// Returns a filter for items that one of the filters accepts.
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { combined("any", filters) }

    /// Returns a filter for items that all of the filters accept.
    public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { combined("all", filters) }

    /// Returns a filter for items that the filter does not accept.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { combined("not", [filter]) }

    private static func combined(_ name: String, _ filters: [PHPickerFilter]) -> PHPickerFilter {
      PHPickerFilter(name: "\(name)(\(filters.map(\.name).joined(separator: ", ")))")
    }
  }

  /// The photo library, which is empty.
  public final class PHPhotoLibrary: Sendable {
    private static let library = PHPhotoLibrary()

    /// Returns the library.
    public static func shared() -> PHPhotoLibrary { library }
  }
#endif
