import Foundation
import Testing
import SnapshotUI

/// What a `ForEach`, `id(_:)` or `sheet(item:)` is told apart by is the value, however it prints.
@MainActor @Suite struct ExplicitIdentityTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  /// Equal sets, whose members come in another order.
  private static let sets = [Set(0..<12), { Set(0..<12).union(500..<900).intersection(0..<12) }()]

  private struct Wide: View {
    let ids: [Set<Int>]

    var body: some View { ForEach(ids, id: \.self) { _ in Counter() } }
  }

  @Test func anEqualSetIsTheSameIdentity() throws {
    #expect(Self.sets[0] == Self.sets[1])
    #expect(Array(Self.sets[0]) != Array(Self.sets[1]))
    let host = ViewHost(Wide(ids: [Self.sets[0]]))
    try host.inspect().find(button: "0").tap()
    host.content = Wide(ids: [Self.sets[1]])
    #expect(try host.inspect().text == "1")
  }

  @Test func idOfASet() throws {
    let host = ViewHost(AnyView(Counter().id(Self.sets[0])))
    try host.inspect().find(button: "0").tap()
    host.content = AnyView(Counter().id(Self.sets[1]))
    #expect(try host.inspect().text == "1")
  }

  private final class Model: Identifiable {}

  private struct Models: View {
    let models: [Model]

    var body: some View { VStack { ForEach(models) { _ in Counter() } } }
  }

  /// An object is told apart from others, but its address shows nowhere.
  @Test func objectsKeepTheirStateAndHideTheirAddresses() throws {
    let models = [Model(), Model(), Model()]
    let host = ViewHost(Models(models: models))
    try host.inspect().findAll(Button<Text>.self)[1].tap()
    #expect(try host.inspect().texts == ["0", "1", "0"])
    host.content = Models(models: [models[1], models[0]])
    #expect(try host.inspect().texts == ["1", "0"])
    let identities = try host.evaluations().map(\.identity)
    #expect(!identities.contains { $0.contains("0x") }, "\(identities)")
    #expect(
      Set(identities.filter { $0.hasSuffix("Counter") }) == ["Models/VStack/ForEach/id(ObjectIdentifier)/Counter"])
  }

  @Test func aPrivateTypesIdentityHasNoAddress() throws {
    struct Key: Hashable {
      enum Kind: Hashable { case a(Set<Int>), b }
      var kind: Kind
    }
    struct Keyed: View {
      var body: some View { ForEach([Key(kind: .a([3, 1, 2])), Key(kind: .b)], id: \.self) { _ in Counter() } }
    }
    #expect(
      try ViewHost(Keyed()).evaluations().map(\.identity) == [
        "Keyed", "Keyed/ForEach/id(Key(kind: a([1, 2, 3])))/Counter", "Keyed/ForEach/id(Key(kind: b))/Counter",
      ])
  }

  /// An object that says nothing of itself but its address.
  @Test func objectsOfFoundation() throws {
    struct Objects: View {
      let objects: [NSObject]
      var body: some View { VStack { ForEach(objects, id: \.self) { _ in Counter() } } }
    }
    let objects = [NSObject(), NSObject()]
    let host = ViewHost(Objects(objects: objects))
    try host.inspect().findAll(Button<Text>.self)[1].tap()
    host.content = Objects(objects: objects.reversed())
    #expect(try host.inspect().texts == ["1", "0"])
    #expect(try host.evaluations().allSatisfy { !$0.identity.contains("0x") })
  }

  @Test func commonIdentities() throws {
    struct Mixed: View {
      var body: some View {
        Counter().id("a").id(7).id(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))).id(AnyHashable("b"))
      }
    }
    #expect(
      try ViewHost(Mixed()).evaluations().last?.identity
        == "Mixed/id(b)/id(00000000-0000-0000-0000-000000000001)/id(7)/id(a)/Counter")
  }
}
