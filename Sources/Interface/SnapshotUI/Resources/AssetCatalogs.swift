import Foundation

/// The images and colors of the asset catalogs of a bundle.
final class AssetCatalogs: Sendable {
  let images: [String: ImageSet]
  let colors: [String: ColorSet]
  /// The catalogs, as messages show them.
  let names: [String]
  private let pixels = PixelShelf()

  /// Reads the descriptions of all assets. Images are read when they are drawn.
  ///
  /// - Throws: ``ViewError/Reason/unreadableResource(file:problem:)``.
  init(_ catalogs: [URL], in folder: ResourceFolder) throws(ViewError) {
    var reader = AssetReader(resources: folder)
    for catalog in catalogs { try reader.read(catalog, namespace: "", depth: 0) }
    images = reader.images
    colors = reader.colors
    names = catalogs.map { folder.path(of: $0) }
  }

  /// Returns the pixels of an image in an environment, whose display scale is that of an image of lines and shapes.
  ///
  /// - Throws: ``ViewError/Reason/unreadableResource(file:problem:)``.
  func pixels(
    of representation: ImageSet.Representation, in environment: EnvironmentValues
  ) throws(ViewError) -> PixelImage {
    let isVector = ["pdf", "svg"].contains(representation.file.pathExtension.lowercased())
    let scale = isVector ? environment.displayScale : representation.scale
    return try pixels.image(at: representation.file, scale: scale)
  }
}

/// The images that are already read. Unchecked because a lock guards them.
private final class PixelShelf: @unchecked Sendable {
  private let lock = NSLock()
  private var images: [Key: Result<PixelImage, ViewError>] = [:]

  private struct Key: Hashable {
    var file: URL
    var scale: CGFloat
  }

  func image(at file: URL, scale: CGFloat) throws(ViewError) -> PixelImage {
    if let known = lock.withLock({ images[Key(file: file, scale: scale)] }) { return try known.get() }
    let image = Result { () throws(ViewError) in try Self.read(file, scale: scale) }
    lock.withLock { images[Key(file: file, scale: scale)] = image }
    return try image.get()
  }

  private static func read(_ file: URL, scale: CGFloat) throws(ViewError) -> PixelImage {
    let type = file.pathExtension.lowercased()
    guard ["png", "jpg", "jpeg", "pdf", "svg"].contains(type) else {
      throw ViewError(
        .unreadableResource(
          file: file.path,
          problem: "images of this type are not drawn; add PNG files for 1x, 2x and 3x to the image set"))
    }
    guard let data = try? Data(contentsOf: file) else {
      throw ViewError(.unreadableResource(file: file.path, problem: "the image set names the file, but it is missing"))
    }
    do throws(VectorImageError) {
      if type == "svg" { return try SVGImage.image([UInt8](data), scale: scale) }
      if type == "pdf" { return try PDFImage.image([UInt8](data), scale: scale) }
    } catch {
      throw ViewError(.unreadableResource(file: file.path, problem: error.description))
    }
    // The contents decide, as with ImageIO: files with the wrong extension are common.
    do {
      return PixelImage(JPEG.isJPEG(data) ? try JPEG.decode(data) : try PNG.decode(data), scale: scale)
    } catch let error as JPEGError {
      throw ViewError(.unreadableResource(file: file.path, problem: "it cannot be decoded: \(error.description)"))
    } catch {
      throw ViewError(.unreadableResource(file: file.path, problem: "it is not a valid PNG: \(error)"))
    }
  }
}

/// The circumstances in which a variant of an asset is used.
struct AssetTraits: Hashable, Sendable {
  /// The kind of device, such as `iphone`; `nil` for all.
  var idiom: String?
  /// Whether the variant is for the dark appearance; `nil` for any.
  var isDark: Bool?
  /// Whether the variant is for increased contrast; `nil` for any.
  var isHighContrast: Bool?

  /// Returns how well the variant fits an environment; `nil` if it doesn't.
  func fitness(in environment: EnvironmentValues) -> Int? {
    let device = environment.isTablet ? "ipad" : "iphone"
    if let idiom, idiom != device { return nil }
    if let isDark, isDark != (environment.colorScheme == .dark) { return nil }
    if let isHighContrast, isHighContrast != (environment.colorSchemeContrast == .increased) { return nil }
    return (isDark == nil ? 0 : 4) + (isHighContrast == nil ? 0 : 2) + (idiom == nil ? 0 : 1)
  }
}

extension Sequence {
  /// Returns the element that fits an environment best, the first of equal ones.
  func best(in environment: EnvironmentValues, _ traits: (Element) -> AssetTraits) -> Element? {
    var best: (element: Element, fitness: Int)?
    for element in self {
      guard let fitness = traits(element).fitness(in: environment), fitness > best?.fitness ?? -1 else { continue }
      best = (element, fitness)
    }
    return best?.element
  }
}

/// An image set: an image in several resolutions and appearances.
struct ImageSet: Sendable {
  struct Representation: Sendable {
    var file: URL
    var scale: CGFloat
    var traits: AssetTraits
    /// The parts that aren't stretched when the image is resized, in points, and whether the center is tiled.
    var insets: EdgeInsets?
    var isTiled = false
  }

  var representations: [Representation]
  var isTemplate = false

  /// Returns the representation for an environment: the best appearance, in the next larger resolution.
  func representation(in environment: EnvironmentValues) -> Representation? {
    guard let traits = representations.best(in: environment, \.traits)?.traits else { return nil }
    let candidates = representations.filter { $0.traits == traits }.sorted { $0.scale < $1.scale }
    return candidates.first { $0.scale >= environment.displayScale } ?? candidates.last
  }
}

/// A color set: a color in several appearances.
struct ColorSet: Sendable {
  struct Representation: Sendable {
    var color: Color
    var traits: AssetTraits
  }

  var representations: [Representation]

  /// Returns the color for an environment.
  func color(in environment: EnvironmentValues) -> Color? { representations.best(in: environment, \.traits)?.color }
}
