#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

import Foundation

// Types that Foundation and Core Graphics have on Apple's platforms, and SnapshotUI on others.

enum PackingCategory: CaseIterable, CustomLocalizedStringResourceConvertible {
  case clothes
  case papers

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .clothes: LocalizedStringResource("Clothes")
    case .papers: LocalizedStringResource("papers.title", defaultValue: "Papers")
    }
  }
}

struct PackingItem: Identifiable {
  let id: Int
  let category: PackingCategory
  let name: String
  let note: String

  var title: String {
    let title: String.LocalizationValue = "Pack \(name)"
    return String(localized: title)
  }

  var attributedNote: AttributedString {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return (try? AttributedString(markdown: note, options: options)) ?? AttributedString(note)
  }

  var isImportant: Bool {
    attributedNote.runs.contains { run in
      let intent: InlinePresentationIntent = run.inlinePresentationIntent ?? []
      return intent.contains(.stronglyEmphasized)
    }
  }

  var provider: NSItemProvider {
    let provider = NSItemProvider(object: NSString(string: name))
    provider.suggestedName = name
    return provider
  }
}

/// The outline of a tag, which is turned and moved.
struct PackingTag: Shape {
  var turn: CGAffineTransform = CGAffineTransform(rotationAngle: 0.2)

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRect(rect, transform: CGAffineTransform(translationX: 2, y: 0))
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4), transform: turn)
    return turn.isIdentity ? path : path.applying(turn.inverted().concatenating(turn)).applying(.identity)
  }
}

/// A row that takes exactly two views, and names the type of the block that has them.
struct TwoColumns<First: View, Second: View>: View {
  let content: TupleView<(First, Second)>

  init(@ViewBuilder content: () -> TupleView<(First, Second)>) { self.content = content() }

  var body: some View {
    HStack {
      content.value.0
      Spacer()
      content.value.1
    }
  }
}

struct PackingListView: View {
  let items: [PackingItem]
  @State private var packed: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(items) { item in
        TwoColumns {
          Text(item.title).bold(item.isImportant).onDrag { item.provider }
          PackingTag().transform(.identity).fill(.tint).frame(width: 20, height: 12)
        }
        Text(item.attributedNote)
        Text(item.category.localizedStringResource)
      }
      Text("In the bag: \(packed.joined(separator: ", "))")
        .dropDestination(for: String.self) { names, _ in
          packed += names
          return true
        }
      Text("Shipped")
        .onDrop(of: [.text], isTargeted: nil) { (providers: [NSItemProvider]) in
          packed += providers.compactMap(\.suggestedName)
          return true
        }
      Canvas { context, size in
        context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
        context.transform = context.transform.translatedBy(x: 1, y: 1)
        context.fill(Path(CGRect(origin: .zero, size: size)).applying(context.transform), with: .color(.blue))
      }
      .frame(width: 40, height: 10)
      .transformEffect(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 0))
    }
    .onContinueUserActivity("packing") { (activity: NSUserActivity) in packed = [activity.activityType] }
  }
}
