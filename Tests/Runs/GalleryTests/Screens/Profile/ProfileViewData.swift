import SnapshotUI

/// What the profile screen shows.
struct ProfileViewData {
  struct Stat: Identifiable {
    var id: String { label }
    var value: String
    var label: String
  }

  struct Post: Identifiable {
    var id: Int
    var title: String
    var community: String
    var votes: String
    var comments: String
    var symbol: String
    var color: RGBA
  }

  var person: Person
  var handle: String
  var isPremium: Bool
  var biography: String
  var stats: [Stat]
  var posts: [Post]
}

extension ProfileViewData {
  static let sample = ProfileViewData(
    person: .aiko, handle: "@aiko.mori", isPremium: true,
    biography: "I draw maps of night trains.",
    stats: [
      Stat(value: "1,284", label: "Posts"), Stat(value: "48.2k", label: "Followers"),
      Stat(value: "312", label: "Following"),
    ],
    posts: [
      Post(
        id: 1, title: "Last sleeper to Aomori", community: "Night Trains", votes: "3.1k",
        comments: "204", symbol: "mappin", color: RGBA(0x6A4BE0)),
      Post(
        id: 2, title: "Eleven greens, one keeper", community: "Ceramics", votes: "986",
        comments: "71", symbol: "flame.fill", color: RGBA(0x0B8F6A)),
      Post(
        id: 3, title: "Maps larger than my table", community: "Cartography",
        votes: "412", comments: "158", symbol: "bookmark.fill", color: RGBA(0xE8523F)),
    ])
}
