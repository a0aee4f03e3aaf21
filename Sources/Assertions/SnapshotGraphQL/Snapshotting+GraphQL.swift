import Foundation
import SnapshotCore
import SnapshotStructure

extension Snapshotting where Value == String, Format == String {
  /// A schema of GraphQL as written, compared by structure; see `.graphqlStructure`.
  ///
  ///     assertSnapshot(of: schema.printed, as: .graphqlSchema)
  ///
  /// Records the text unchanged, in a file that ends in `graphql`. Another order of definitions or fields, another layout and other
  /// comments match. A failure lists the differences by path:
  ///
  ///     The GraphQL schema has 2 differences (reference → new):
  ///     Query.fields.user.type: User → User!
  ///     User.fields.email: missing, was {…} (1 member)
  public static var graphqlSchema: Snapshotting { .init(pathExtension: "graphql", diffing: .graphqlStructure) }
}

extension Diffing where Value == String {
  /// A schema of GraphQL (October 2021), compared by structure.
  ///
  /// These are ignored: the order of definitions, fields, arguments, interfaces, members of unions, values of enums and locations;
  /// commas, comments and layout; the notation of strings and numbers. The order of directives at one place is compared, because it
  /// has a meaning, and so are descriptions.
  ///
  /// Text with a syntax error, operations and fragments, a name that is defined twice and documents of more than 16 MB fail the
  /// assertion. Types are not validated.
  public static var graphqlStructure: Diffing { .structure("GraphQL schema") { try GraphQLParser.structure(of: $0) } }
}
