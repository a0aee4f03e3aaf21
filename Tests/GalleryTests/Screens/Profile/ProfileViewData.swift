import Views

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
    var colors: [RGBA]
  }

  var person: Person
  var handle: String
  var isPremium: Bool
  var joined: String
  var biography: String
  var stats: [Stat]
  var posts: [Post]
}

extension ProfileViewData {
  static let sample = ProfileViewData(
    person: .aiko, handle: "@aiko.mori", isPremium: true, joined: "Joined March 2019",
    biography: "Ceramics, night trains and slow mornings. I draw maps of places that closed.",
    stats: [
      Stat(value: "1,284", label: "Posts"), Stat(value: "48.2k", label: "Followers"),
      Stat(value: "312", label: "Following"),
    ],
    posts: [
      Post(
        id: 1, title: "The last sleeper to Aomori, drawn from memory", community: "Night Trains", votes: "3.1k",
        comments: "204", symbol: "mappin", colors: [RGBA(0x5B4BDB), RGBA(0x9A6BFF)]),
      Post(
        id: 2, title: "Glaze tests: eleven greens, one I would keep", community: "Ceramics", votes: "986",
        comments: "71", symbol: "flame.fill", colors: [RGBA(0x0B8F6A), RGBA(0x62D0A4)]),
      Post(
        id: 3, title: "How do you store maps that are larger than your table?", community: "Cartography",
        votes: "412", comments: "158", symbol: "bookmark.fill", colors: [RGBA(0xE8523F), RGBA(0xFFA56B)]),
      Post(
        id: 4, title: "A cup for every platform of the old line", community: "Ceramics", votes: "377",
        comments: "33", symbol: "heart.fill", colors: [RGBA(0x1377D6), RGBA(0x64C8F2)]),
    ])
}
