/// A picture from an address. Nothing is ever loaded over a network: a view further up says what an address shows.
///
///     PostView(post).asyncImages { url in Image(pixels: fixtures[url.lastPathComponent]) }
///
/// Without such a modifier, the picture is one that has not arrived yet.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  @Environment(\.asyncImageLoader) private var loader

  public init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
    self.url = url
    self.content = content
  }

  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

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
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(
      url: url, scale: scale, content: { $0 }, placeholder: { Color(.tertiarySystemFill) })
  }
}

/// How far a picture has come.
public enum AsyncImagePhase {
  /// It has not arrived.
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// What addresses show.
final class AsyncImageLoader {
  let load: (URL) throws -> Image?

  init(_ load: @escaping (URL) throws -> Image?) { self.load = load }
}

private struct AsyncImageLoaderKey: EnvironmentKey {
  static var defaultValue: AsyncImageLoader? { nil }
}

extension EnvironmentValues {
  var asyncImageLoader: AsyncImageLoader? {
    get { self[AsyncImageLoaderKey.self] }
    set { self[AsyncImageLoaderKey.self] = newValue }
  }
}

extension View {
  /// What the addresses of the ``AsyncImage``s in the view show: a picture, `nil` for one that has not arrived, or an
  /// error. It is asked while the view is evaluated, and must answer at once.
  public func asyncImages(_ load: @escaping (URL) throws -> Image?) -> some View {
    changingEnvironment { $0.asyncImageLoader = AsyncImageLoader(load) }
  }
}
