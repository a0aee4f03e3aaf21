import SliceKit

// View models are compared to find the slices to configure again.

struct Author: Sendable {
  var name: String
}

// Rejected: type 'NotComparable' does not conform to protocol 'Equatable'
struct NotComparable: SliceViewModel {
  var author: Author
}
