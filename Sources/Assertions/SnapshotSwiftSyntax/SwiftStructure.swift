import SwiftSyntax

/// A Swift source without its layout: nodes, tokens and comments, in the order of the source.
struct SwiftStructure: Sequence {
  enum Element: Hashable {
    case node(SyntaxKind)
    /// The end of a node.
    case end
    case token(TokenKind)
    case comment(String)
  }

  let tree: SourceFileSyntax

  /// Whether two sources differ only in spaces and line breaks that have no meaning.
  static func areEqual(_ first: SwiftSource, _ second: SwiftSource) -> Bool {
    SwiftStructure(tree: first.tree).elementsEqual(SwiftStructure(tree: second.tree))
  }

  func makeIterator() -> Iterator { Iterator(tree) }

  /// Visits a tree without calling itself.
  struct Iterator: IteratorProtocol {
    private enum Step {
      case visit(Syntax)
      case element(Element)
    }

    /// What follows, the next step last.
    private var steps: [Step]

    init(_ tree: SourceFileSyntax) { steps = [.visit(Syntax(tree))] }

    mutating func next() -> Element? {
      while let step = steps.popLast() {
        switch step {
        case .element(let element): return element
        case .visit(let node):
          if let token = node.as(TokenSyntax.self) {
            steps += token.trailingTrivia.comments.reversed().map { .element(.comment($0)) }
            steps.append(.element(.token(token.tokenKind)))
            steps += token.leadingTrivia.comments.reversed().map { .element(.comment($0)) }
          } else {
            steps.append(.element(.end))
            steps += node.children(viewMode: .sourceAccurate).reversed().map(Step.visit)
            return .node(node.kind)
          }
        }
      }
      return nil
    }
  }
}

extension Trivia {
  /// The comments, without spaces and line breaks around them.
  fileprivate var comments: [String] {
    compactMap { piece in
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
      default: nil
      }
    }
  }
}

/// Removes spaces and line breaks, except in string literals and around comments.
final class LayoutRemover: SyntaxRewriter {
  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    var ancestor = token.parent
    while let node = ancestor {
      if node.is(StringLiteralExprSyntax.self) { return token }
      ancestor = node.parent
    }
    return token.with(\.leadingTrivia, token.leadingTrivia.withoutLayout(before: []))
      .with(\.trailingTrivia, token.trailingTrivia.withoutLayout(before: [.spaces(1)]))
  }
}

extension Trivia {
  /// Comments, with a line break after each comment that ends with its line.
  ///
  /// - Parameter space: What precedes each comment.
  fileprivate func withoutLayout(before space: [TriviaPiece]) -> Trivia {
    Trivia(
      pieces: flatMap { piece -> [TriviaPiece] in
        switch piece {
        case .lineComment, .docLineComment, .docBlockComment: space + [piece, .newlines(1)]
        case .blockComment: space + [piece, .spaces(1)]
        default: []
        }
      })
  }
}
