/// A type of files, such as images. The names are those of the Uniform Type Identifiers framework.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.image`.
  public let identifier: String

  /// Creates a type with an identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the app exports.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  /// Creates a type that the app imports.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Creates a type for files with an extension.
  public init?(filenameExtension: String) { self.init(filenameExtension) }

  private init(named identifier: String) { self.identifier = identifier }

  /// Any file.
  public static let data = UTType(named: "public.data")
  /// Anything with content.
  public static let content = UTType(named: "public.content")
  /// Anything, also folders.
  public static let item = UTType(named: "public.item")
  /// A folder.
  public static let folder = UTType(named: "public.folder")
  /// An image.
  public static let image = UTType(named: "public.image")
  /// A PNG image.
  public static let png = UTType(named: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(named: "public.jpeg")
  /// A HEIC image.
  public static let heic = UTType(named: "public.heic")
  /// A GIF image.
  public static let gif = UTType(named: "com.compuserve.gif")
  /// An SVG image.
  public static let svg = UTType(named: "public.svg-image")
  /// A PDF document.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// A text.
  public static let text = UTType(named: "public.text")
  /// A text without formatting.
  public static let plainText = UTType(named: "public.plain-text")
  /// A text without formatting in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// A text with formatting.
  public static let rtf = UTType(named: "public.rtf")
  /// A web page.
  public static let html = UTType(named: "public.html")
  /// A JSON file.
  public static let json = UTType(named: "public.json")
  /// An XML file.
  public static let xml = UTType(named: "public.xml")
  /// A file of comma-separated values.
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  /// A property list.
  public static let propertyList = UTType(named: "com.apple.property-list")
  /// A movie.
  public static let movie = UTType(named: "public.movie")
  /// A video.
  public static let video = UTType(named: "public.video")
  /// A sound.
  public static let audio = UTType(named: "public.audio")
  /// An MP3 sound.
  public static let mp3 = UTType(named: "public.mp3")
  /// An archive.
  public static let archive = UTType(named: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(named: "public.zip-archive")
  /// A URL.
  public static let url = UTType(named: "public.url")
  /// A URL of a file.
  public static let fileURL = UTType(named: "public.file-url")
}
