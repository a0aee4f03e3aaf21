import SnapshotUI

extension LintCorpus {
  static let readingOrder: [LintCase] = [
    .bad("a priority for the last") {
      VStack {
        Text("One"); Text("Two").accessibilitySortPriority(1)
      }
    },
    .bad("a priority in a row") {
      HStack {
        Text("One"); Text("Two").accessibilitySortPriority(1)
      }
    },
    .bad("an offset up") {
      VStack {
        Text("One"); Text("Two").offset(y: -100)
      }
    },
    .bad("an offset to the front") {
      HStack {
        Text("One"); Text("Two").offset(x: -120)
      }
    },
    .bad("positions") {
      ZStack {
        Text("One").position(x: 100, y: 200); Text("Two").position(x: 100, y: 50)
      }
    },
    .bad("positions in a line") {
      ZStack {
        Text("One").position(x: 250, y: 50); Text("Two").position(x: 50, y: 50)
      }
    },
    .bad("turned around") {
      VStack {
        Text("One"); Text("Two"); Text("Three")
      }.environment(\.layoutDirection, .leftToRight).accessibilityElement(children: .contain).modifier(Reversed())
    },
    .bad("a layered bottom and top") {
      ZStack(alignment: .top) {
        VStack {
          Spacer(); Button("Pay") {}
        }; Text("Total")
      }
    },
    .bad("an alignment") {
      ZStack {
        Text("Below").frame(maxHeight: .infinity, alignment: .bottom);
        Text("Above").frame(maxHeight: .infinity, alignment: .top)
      }
    },
    .bad("buttons") {
      VStack {
        Button("One") {}; Button("Two") {}.accessibilitySortPriority(2)
      }
    },
    .bad("from right to left", in: .rightToLeft) {
      HStack {
        Text("One"); Text("Two").accessibilitySortPriority(1)
      }
    },
    .bad("a negative spacing") {
      VStack(spacing: -80) {
        Text("One"); Text("Two")
      }
    },
    .good("rows that are scrolled behind a button") {
      VStack(spacing: 0) {
        ScrollView { VStack { ForEach(0..<40) { Text("Row \($0)") } } }
        Button("Continue") {}.frame(height: 44)
      }
    },
    .good("a column") {
      VStack {
        Text("One"); Text("Two"); Text("Three")
      }
    },
    .good("a row") {
      HStack {
        Text("One"); Text("Two")
      }
    },
    .good("columns") {
      HStack(alignment: .top) {
        VStack {
          Text("A"); Text("B")
        };
        VStack {
          Text("C"); Text("D")
        }
      }
    },
    .good("rows") {
      VStack {
        HStack {
          Text("A"); Text("B")
        };
        HStack {
          Text("C"); Text("D")
        }
      }
    },
    .good("a grid") {
      Grid {
        GridRow {
          Text("A"); Text("B")
        };
        GridRow {
          Text("C"); Text("D")
        }
      }
    },
    .good("from right to left", in: .rightToLeft) {
      HStack {
        Text("One"); Text("Two")
      }
    },
    .good("an overlay at the top") {
      VStack {
        Text("One"); Text("Two")
      }.frame(height: 200).overlay(alignment: .top) { Text("Offline") }
    },
    .good("a high element beside low ones") {
      HStack {
        Text(sentence).frame(width: 80);
        VStack {
          Text("A"); Text("B")
        }
      }
    },
    .good("a list") {
      List {
        Text("One"); Text("Two")
      }
    },
    .good("a navigation bar") { NavigationStack { Text("Content").navigationTitle("Title") } },
    .good("hidden from VoiceOver") {
      VStack {
        Text("One"); Text("Two").accessibilityHidden(true).offset(y: -100)
      }
    },
    .good("hidden") {
      VStack {
        Text("One"); Text("Two").hidden().offset(y: -100)
      }
    },
    .good("a priority for the first") {
      VStack {
        Text("One").accessibilitySortPriority(1); Text("Two")
      }
    },
    .good("a text on a picture") {
      ZStack {
        Image(photo, name: "Dog").resizable(); Text("Caption")
      }
    },
    .good("a small offset") {
      VStack {
        Text("One"); Text("Two").offset(y: -4)
      }
    },
    .good("tabs") { TabView { Text("Content").tabItem { Label("Home", systemImage: "house") } } },
  ]

  /// Shows a view upside down.
  private struct Reversed: ViewModifier {
    func body(content: Content) -> some View {
      ZStack {
        Text("Last").position(x: 100, y: 300)
        Text("First").position(x: 100, y: 100)
      }
    }
  }
}
