import Foundation

/// Pictures that no run has asserted, such as those of the previews of a project, for a page or a contact sheet.
package struct PictureGallery: Sendable {
  /// A picture of a view in a configuration.
  package struct Picture: Sendable {
    /// The PNG file.
    package var data: Data
    /// The size in points.
    package var width: Double
    package var height: Double
    /// What distinguishes the configuration; empty if there is only one.
    package var variant: String
    /// Issues of the layout, one sentence each.
    package var issues: [String]
    /// Descriptions in text, by the name of the form, such as `layout`.
    package var texts: [String: String]

    package init(
      data: Data, width: Double, height: Double, variant: String, issues: [String] = [], texts: [String: String] = [:]
    ) {
      self.data = data
      self.width = width
      self.height = height
      self.variant = variant
      self.issues = issues
      self.texts = texts
    }
  }

  /// A view with its pictures.
  package struct Item: Sendable {
    package var name: String
    /// The file and the line.
    package var place: String
    package var pictures: [Picture] = []
    /// What else is known, one sentence or line of text each.
    package var details: [String] = []
    /// Why pictures are missing.
    package var failures: [String] = []

    package init(name: String, place: String) {
      self.name = name
      self.place = place
    }
  }

  /// The views of a project.
  package struct Group: Sendable {
    package var title: String
    package var items: [Item] = []
    /// What the pictures do not show, one sentence each.
    package var remarks: [String] = []

    package init(title: String) { self.title = title }
  }

  package var groups: [Group] = []

  package init() {}

  package var pictureCount: Int { groups.reduce(0) { $0 + $1.items.reduce(0) { $0 + $1.pictures.count } } }

  /// The configurations of all pictures, in the order in which they were drawn.
  var variants: [String] {
    var known: Set<String> = []
    return groups.flatMap(\.items).flatMap(\.pictures).map(\.variant).filter { known.insert($0).inserted }
  }
}
