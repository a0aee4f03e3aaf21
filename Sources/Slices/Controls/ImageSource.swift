import Foundation
import Views

/// Where image views find pictures: at once and in memory. Nothing here reaches for a network or waits.
///
///     assertSnapshot(of: slice.imageSource(ImageSource([avatarURL: avatar])), as: .image(size: size))
public struct ImageSource: Sendable {
  private let picture: @Sendable (URL) -> PixelImage?

  /// Pictures that a function has ready; `nil` for those it does not know. It must give the same for the same address.
  public init(_ picture: @escaping @Sendable (URL) -> PixelImage?) { self.picture = picture }

  /// Pictures by their addresses.
  public init(_ pictures: [URL: PixelImage]) { self.init { pictures[$0] } }

  /// No picture at all, so that every image view shows its placeholder.
  public static let none = ImageSource { _ in nil }

  /// The picture at an address, if there is one.
  public func picture(at url: URL) -> PixelImage? { picture(url) }
}

private struct ImageSourceKey: EnvironmentKey {
  static let defaultValue = ImageSource.none
}

extension EnvironmentValues {
  /// Where image views find pictures; nowhere unless it is set.
  public var imageSource: ImageSource {
    get { self[ImageSourceKey.self] }
    set { self[ImageSourceKey.self] = newValue }
  }
}

extension View {
  /// Where the image views in the view find pictures.
  public func imageSource(_ source: ImageSource) -> some View { environment(\.imageSource, source) }
}
