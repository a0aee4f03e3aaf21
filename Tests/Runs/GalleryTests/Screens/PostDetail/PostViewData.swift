import SnapshotUI

/// What the post screen shows.
struct PostViewData {
  struct Comment: Identifiable {
    var id: Int
    var author: Person
    var age: String
    var text: String
    var votes: String
    var isAuthor = false
  }

  struct Picture {
    var image: PixelImage
    var caption: String
    var place: String
  }

  enum Vote {
    case up
    case down
  }

  var community: String
  var members: String
  var author: Person
  var age: String
  var flair: String
  var title: String
  var text: String
  var picture: Picture
  var votes: String
  var ownVote: Vote?
  var commentCount: String
  var awards: String
  var comments: [Comment]
}

extension PostViewData {
  static let sample = PostViewData(
    community: "Mountain Light", members: "128k members", author: .mara, age: "4 h", flair: "Trip report",
    title: "Eleven hours for four minutes",
    text: "We lost the path twice. Then the fog sank and all lay still.",
    picture: Picture(image: Landscape.sunrise, caption: "Lago di Sorapis", place: "Dolomites"),
    votes: "2.4k", ownVote: .up, commentCount: "186", awards: "3",
    comments: [
      Comment(
        id: 1, author: .tomas, age: "3 h", text: "Worth every step. Which lens?",
        votes: "412"),
      Comment(
        id: 2, author: .mara, age: "2 h", text: "A 24 mm, on a tripod.",
        votes: "288", isAuthor: true),
      Comment(
        id: 3, author: .noor, age: "1 h", text: "Saved for September.",
        votes: "57"),
    ])
}
