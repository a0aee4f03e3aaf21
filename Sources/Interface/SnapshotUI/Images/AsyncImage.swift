/// An image from a URL. It is never loaded over a network: the `asyncImages` modifier provides the images for URLs.
///
///     PostView(post).asyncImages { url in Image(pixels: fixtures[url.lastPathComponent]) }
///
/// Without the modifier, the image is in the phase `empty`.
public struct AsyncImage<Content: View>: NonisolatedView {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  @Environment(\.asyncImageLoader) private var loader

  /// Creates an image with content for each phase. `scale` and `transaction` have no effect.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// Creates an image with content for the loaded image, and a placeholder otherwise. `scale` has no effect.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The content for the current phase.
  public var body: some View { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url, let loader else { return .empty }
    do {
      return try loader.load(url).map(AsyncImagePhase.success) ?? .empty
    } catch {
      return .failure(error)
    }
  }
}

extension AsyncImage where Content == ConditionalContent<Image, Color> {
  /// Creates an image with a gray placeholder. `scale` has no effect.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(
      url: url, scale: scale, content: { $0 }, placeholder: { Color(.tertiarySystemFill) })
  }
}

/// The phase of an asynchronous image.
public enum AsyncImagePhase {
  /// The image isn't loaded.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading failed with an error.
  case failure(any Error)

  /// The image in the phase `success`; otherwise `nil`.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error in the phase `failure`; otherwise `nil`.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The images for URLs.
final class AsyncImageLoader {
  let load: (URL) throws -> Image?

  init(_ load: @escaping (URL) throws -> Image?) { self.load = load }
}

nonisolated extension View {
  /// Sets the images for the URLs of the ``AsyncImage``s in the view.
  ///
  /// - Parameter load: Returns the image for a URL, or `nil` for the placeholder. An error is the phase `failure`. The
  ///   closure is called synchronously while the view is evaluated.
  public func asyncImages(_ load: @escaping (URL) throws -> Image?) -> some View {
    changingEnvironment { $0.asyncImageLoader = AsyncImageLoader(load) }
  }
}
