@testable import Feed
import Testing

@Suite struct FeedViewModelTests {
  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1K"), (1_049, "1K"), (1_150, "1.1K"), (12_345, "12.3K")])
  func likes(count: Int, text: String) {
    #expect(PostSliceViewModel(Post(id: 1, author: "ada", text: "Hello", likes: count)).likes == text)
  }

  @Test func errors() {
    #expect(ErrorSliceViewModel(.offline).message == "You are offline.")
    #expect(ErrorSliceViewModel(.server(status: 503)).message == "The server has a problem (503).")
  }
}
