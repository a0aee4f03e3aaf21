#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

import Foundation

struct SearchHit: Identifiable, Hashable {
  let id: Int
  let title: String
  let excerpt: String
}

struct SearchHighlights: View {
  let hits: [SearchHit]
  let query: String

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(summary)
      ForEach(hits) { hit in
        VStack(alignment: .leading, spacing: 4) {
          Text(hit.title).font(.headline)
          Text(highlighted(hit.excerpt))
            .font(.callout)
            .lineLimit(3)
        }
        Divider()
      }
      Text(terms)
        .font(.footnote)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var summary: AttributedString {
    var count = AttributedString("\(hits.count)")
    count.font = .title.bold()
    count.foregroundColor = .accentColor
    var words = AttributedString(" results for ")
    words.foregroundColor = .secondary
    var query = AttributedString(query)
    query.inlinePresentationIntent = .emphasized
    return count + words + query
  }

  private var terms: AttributedString {
    let markdown = "By searching you accept the **[terms](https://example.com/terms)**."
    return (try? AttributedString(markdown: markdown)) ?? AttributedString(markdown)
  }

  private func highlighted(_ text: String) -> AttributedString {
    var attributed = AttributedString(text)
    var container = AttributeContainer()
    container.backgroundColor = .yellow
    container.foregroundColor = .black
    var start = attributed.startIndex
    while start < attributed.endIndex,
      let range = attributed[start...].range(of: query, options: .caseInsensitive)
    {
      attributed[range].mergeAttributes(container)
      start = range.upperBound
    }
    return attributed
  }
}
