import SnapshotCore
import SnapshotGraphQL
import SnapshotTestSupport
import Testing

/// The whole messages of schemas, one reference for each way to fail.
@Suite struct GraphQLFailureTests {
  private func message(of text: String, reference: String? = nil) throws -> String {
    try withSandbox { sandbox throws in
      if let reference { try sandbox.place(reference, as: "login.1.graphql") }
      return sandbox.message(sandbox.run { sandbox.assertion().verify({ text }, as: .graphqlSchema) })
    }
  }

  @Test func schema() throws {
    assertSnapshot(
      of: try message(
        of: "enum Color { RED BLUE }\ntype User { name: String! age: Int, email(verified: Boolean = false): String }\n",
        reference: "type User { name: String age: Int }\nenum Color { BLUE GREEN }\n"), as: .lines)
  }

  @Test func query() throws { assertSnapshot(of: try message(of: "query { user { name } }\n"), as: .lines) }

  @Test func unterminated() throws { assertSnapshot(of: try message(of: "type User {\n  name: String\n"), as: .lines) }

  @Test func damagedReference() throws {
    assertSnapshot(of: try message(of: "scalar Date\n", reference: "scalar\n"), as: .lines)
  }
}
