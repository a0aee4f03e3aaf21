import Foundation
import Snapshot
import SnapshotTestSupport
import Testing
import SnapshotUI

@Suite struct HierarchyTests {
  struct Card: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) { Text("Hi") }.padding(10)
    }
  }

  @Test func hierarchyAndRecursiveDescription() throws {
    let hierarchy = try snapshot(of: Card(), as: .hierarchy).split(separator: "\n")
    #expect(hierarchy.first?.hasPrefix("<Card/padding") == true)
    #expect(hierarchy.last?.hasSuffix("   | <Text \"Hi\">") == true)
    let lines = try snapshot(of: Card(), as: .recursiveDescription(size: CGSize(width: 100, height: 80)))
      .split(separator: "\n")
    #expect(lines.count == hierarchy.count)
    // Within the view around: the stack stands 10 points inside of its padding, the text at the stack's corner.
    #expect(lines[1].hasPrefix("   | <VStack; frame = (10 10; "))
    #expect(lines[2].hasPrefix("   |    | <Text \"Hi\"; frame = (0 0; "))
    let device = try snapshot(of: Card(), as: .recursiveDescription(on: .iPhoneSE3))
    #expect(device != lines.joined(separator: "\n"))
  }
}
