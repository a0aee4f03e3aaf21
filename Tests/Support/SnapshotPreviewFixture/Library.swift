// Modifiers with a shared context, and extensions of traits.

import Observation

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

/// The books of a reader.
@MainActor @Observable
public final class Library {
  /// The titles of the books.
  public var titles: [String] = []
  /// How often sample data was made.
  public static var samples = 0

  static func sample() -> Library {
    samples += 1
    let library = Library()
    library.titles = ["Dune", "Emma"]
    return library
  }
}

struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> Library { Library.sample() }

  func body(content: Content, context: Library) -> some View {
    content.environment(context)
  }
}

struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding(8).border(Color.red) }
}

struct Slow: PreviewModifier {
  static func makeSharedContext() async throws -> Int {
    try await Task.sleep(nanoseconds: 1_000)
    return 3
  }

  func body(content: Content, context: Int) -> some View {
    VStack {
      content
      Text("\(context) books")
    }
  }
}

struct Broken: PreviewModifier {
  struct NoData: Error {}
  static func makeSharedContext() async throws { throw NoData() }

  func body(content: Content, context: Void) -> some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sampleData: Self { .modifier(SampleData()) }
  @MainActor static var stored: Self = .modifier(SampleData())
}

struct LibraryView: View {
  @Environment(Library.self) private var library

  var body: some View {
    VStack { ForEach(library.titles, id: \.self) { Text($0) } }
  }
}

#Preview("Library", traits: .sampleData) { LibraryView() }
#Preview("Framed library", traits: .stored, .modifier(Framed())) { LibraryView() }
#Preview("Slow", traits: .modifier(Slow())) { Text("slow") }
#Preview("Broken", traits: .modifier(Broken())) { Text("broken") }
