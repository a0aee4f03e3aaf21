/// The pipes between `snapshot preview` and the test process that draws previews. Each message is a line of JSON: requests
/// are ``PreviewRequest``, replies are ``PreviewReply``.
package enum PreviewChannel {
  /// The environment variable with the path of the named pipe of requests.
  package static let requests = "SNAPSHOT_PREVIEW_REQUESTS"
  /// The environment variable with the path of the named pipe of replies.
  package static let replies = "SNAPSHOT_PREVIEW_REPLIES"
  /// The environment variable that is set if the process draws the images that its tests assert, instead of previews.
  package static let snapshots = "SNAPSHOT_PREVIEW_SNAPSHOTS"
}

/// A message to the process that draws previews.
package enum PreviewRequest: Codable, Hashable, Sendable {
  /// Finds the previews of modules, without reading some declarations. The first request.
  case list(modules: [String], skipping: [String])
  /// Draws a preview, and describes it in texts. With a recording, also writes the picture as a reference.
  case draw(
    id: Int, preview: String, configuration: PreviewConfiguration, texts: [PreviewText] = [],
    recording: PreviewRecording? = nil)
  /// Shows a preview, and performs steps on it one after the other. Each request begins with the preview's initial state.
  case interact(id: Int, preview: String, configuration: PreviewConfiguration, steps: [PreviewStep])
}

/// A message of the process that draws previews.
package enum PreviewReply: Codable, Hashable, Sendable {
  /// The code of a declaration is about to run.
  case reading(declaration: String)
  /// The previews that were found.
  case list(PreviewList)
  /// A picture.
  case drawn(id: Int, PreviewPicture)
  /// What steps have changed.
  case interacted(id: Int, PreviewInteraction)
  /// The reason why there is no picture.
  case failed(id: Int, message: String)
  /// The process has ended. The parent writes this message itself, so that it follows those of the process.
  case ended(reason: String, isCrash: Bool)
}

/// The previews of a process, or the snapshots that its tests assert, and the configurations that it can draw.
package struct PreviewList: Codable, Hashable, Sendable {
  /// A preview, or a snapshot.
  package struct Item: Codable, Hashable, Sendable {
    /// What identifies the preview in the process.
    package var key: String
    /// The module and the file: `Feature/Card.swift`.
    package var fileID: String
    /// The path of the file; `nil` for a preview of a provider.
    package var path: String?
    /// The line; 0 for a preview of a provider.
    package var line: Int
    /// The name; the name of the reference for a preview without one.
    package var name: String
    /// The name of the references, unique in the file.
    package var referenceName: String
    /// The type of the provider; `nil` for a use of `#Preview`.
    package var provider: String?
    /// Whether a trait leaves the preview out of the snapshots.
    package var isExcluded: Bool

    package init(
      key: String, fileID: String, path: String?, line: Int, name: String, referenceName: String, provider: String?,
      isExcluded: Bool
    ) {
      self.key = key
      self.fileID = fileID
      self.path = path
      self.line = line
      self.name = name
      self.referenceName = referenceName
      self.provider = provider
      self.isExcluded = isExcluded
    }
  }

  package var previews: [Item] = []
  /// The names of devices, such as `iPhoneSE3`.
  package var devices: [String] = []
  /// The type sizes, from small to large.
  package var typeSizes: [String] = []

  package init(previews: [Item] = [], devices: [String] = [], typeSizes: [String] = []) {
    self.previews = previews
    self.devices = devices
    self.typeSizes = typeSizes
  }
}

/// The configuration in which a preview is drawn.
package struct PreviewConfiguration: Codable, Hashable, Sendable {
  /// The name of a device; empty for the device of the preview or the snapshot, or an iPhone SE.
  package var device = ""
  /// `portrait` or `landscape`; empty for the device's own.
  package var orientation = ""
  package var typeSize = "large"
  /// `light` or `dark`.
  package var colorScheme = "light"
  package var isRightToLeft = false
  /// A locale identifier.
  package var locale = "en_US"
  /// `standard` or `increased`.
  package var contrast = "standard"
  /// The design of the system: `iOS18` or `iOS26`; empty for that of the snapshot, or `iOS18`.
  package var design = ""

  package init() {}
}

/// A text that describes the picture of a view.
package enum PreviewText: String, Codable, CaseIterable, Hashable, Sendable {
  /// The elements with their frames.
  case layout
  /// The elements without frames.
  case elements
  /// The accessibility elements in reading order.
  case accessibility
}

/// The picture of a preview, and the issues in it.
package struct PreviewPicture: Codable, Hashable, Sendable {
  /// An issue that the layout reveals.
  package struct Issue: Codable, Hashable, Sendable {
    /// The name of the rule, such as `text-truncated`.
    package var rule: String
    /// The path of the element.
    package var element: String
    package var message: String
    /// The frame of the element in points: x, y, width and height. `nil` if the element was not laid out.
    package var frame: [Double]?

    package init(rule: String, element: String, message: String, frame: [Double]?) {
      self.rule = rule
      self.element = element
      self.message = message
      self.frame = frame
    }
  }

  /// A PNG file in Base64.
  package var png: String
  /// The size in points.
  package var width: Double
  package var height: Double
  package var issues: [Issue]
  /// The requested texts by the name of the form, such as `layout`. Empty for view data other than views.
  package var texts: [String: String]
  /// Why the picture was not written as the reference that the request asks for.
  package var recordingFailure: String?

  package init(png: String, width: Double, height: Double, issues: [Issue], texts: [String: String] = [:]) {
    self.png = png
    self.width = width
    self.height = height
    self.issues = issues
    self.texts = texts
  }
}

extension PreviewPicture {
  /// Reads a picture. A process of an earlier version sends no texts.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      png: try container.decode(String.self, forKey: .png), width: try container.decode(Double.self, forKey: .width),
      height: try container.decode(Double.self, forKey: .height),
      issues: try container.decode([Issue].self, forKey: .issues),
      texts: try container.decodeIfPresent([String: String].self, forKey: .texts) ?? [:])
    recordingFailure = try container.decodeIfPresent(String.self, forKey: .recordingFailure)
  }
}
