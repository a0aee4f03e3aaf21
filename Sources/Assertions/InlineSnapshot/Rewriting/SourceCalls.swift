import Foundation
import SwiftParser
import SwiftSyntax

/// The calls of a source file, by the source locations of the compiler.
///
/// `#line` and `#column` of a call are those of its opening parenthesis, or of the brace of its closure if it has no
/// parentheses. For a macro and all calls in its arguments they are those of its number sign.
struct SourceCalls {
  let source: SourceText
  /// One level of indentation: that of the first indented token, or four spaces.
  let indentation: String
  /// Whether the file has a `#sourceLocation` directive, which changes the line numbers of the compiler.
  let hasSourceLocations: Bool
  private let byPosition: [Int: SourceCall]
  /// The calls of `assertInlineSnapshot` in the arguments of macros, by the position of the outermost macro.
  private let inMacros: [Int: [SourceCall]]

  /// Parses a source file.
  init(_ bytes: [UInt8]) {
    let source = SourceText(bytes)
    let visitor = DeepStack.run { () -> CallVisitor in
      let visitor = CallVisitor(source)
      // NB: not a string of the bytes: one that is not UTF-8 has other offsets than the bytes.
      visitor.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
      return visitor
    }
    self.source = source
    byPosition = visitor.calls
    inMacros = visitor.assertionsInMacros
    hasSourceLocations = visitor.hasSourceLocations
    indentation = visitor.indentation ?? "    "
  }

  /// Returns the call at a source location, or `nil` if there is none. Throws an error if the location is that of a macro and
  /// several calls in its arguments are possible.
  func call(line: Int, column: Int) throws(InlineSourceError) -> SourceCall? {
    guard let offset = source.offset(line: line, column: column), let call = byPosition[offset] else { return nil }
    guard let macro = call.macro else { return call }
    let inner = inMacros[offset] ?? []
    if inner.count == 1 { return inner[0] }
    // A macro of another library can be the assertion itself; those of Swift Testing are not.
    guard inner.isEmpty, !["expect", "require"].contains(macro) else { throw .inMacro(name: macro, line: line) }
    return call
  }
}

private final class CallVisitor: SyntaxVisitor {
  let source: SourceText
  var calls: [Int: SourceCall] = [:]
  var assertionsInMacros: [Int: [SourceCall]] = [:]
  var hasSourceLocations = false
  var indentation: String?
  /// The positions of the enclosing macros, the outermost first.
  private var macros: [Int] = []
  /// The names of the enclosing functions, the outermost first; `nil` for the members of a type.
  private var functions: [String?] = []

  init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let start =
      node.leftParen?.positionAfterSkippingLeadingTrivia ?? node.trailingClosure?.positionAfterSkippingLeadingTrivia
    let call = add(
      at: start, callee: node.calledExpression, node.leftParen, node.arguments, node.rightParen, node.trailingClosure,
      node.additionalTrailingClosures)
    if let call, let macro = macros.first, isAssertion(call) {
      assertionsInMacros[macro, default: []].append(call)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  override func visitPost(_ node: MacroExpansionExprSyntax) { macros.removeLast() }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  override func visitPost(_ node: MacroExpansionDeclSyntax) { macros.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter(function: node.name.text) }

  override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(function: "init") }

  override func visitPost(_ node: InitializerDeclSyntax) { functions.removeLast() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(function: "deinit") }

  override func visitPost(_ node: DeinitializerDeclSyntax) { functions.removeLast() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    let property = node.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
    return enter(function: property ?? "subscript")
  }

  override func visitPost(_ node: AccessorBlockSyntax) { functions.removeLast() }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { enter(function: nil) }

  override func visitPost(_ node: MemberBlockSyntax) { functions.removeLast() }

  private func enter(function: String?) -> SyntaxVisitorContinueKind {
    functions.append(function)
    return .visitChildren
  }

  private func enter(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    let start = node.pound.positionAfterSkippingLeadingTrivia
    macros.append(start.utf8Offset)
    add(
      at: start, macro: node.macroName, callee: node.macroName, node.leftParen, node.arguments, node.rightParen,
      node.trailingClosure, node.additionalTrailingClosures)
    return .visitChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    hasSourceLocations = true
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // Spaces in multi-line literals and before their closing delimiters are not indentation.
    switch token.tokenKind {
    case .stringSegment, .multilineStringQuote: return .skipChildren
    default: break
    }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let blanks = source.endOfBlanks(before: start)
    if blanks < start, blanks == 0 || source.bytes[blanks - 1] == UInt8(ascii: "\n") {
      indentation = source.text(blanks..<start)
    }
    return .skipChildren
  }

  @discardableResult
  private func add(
    at position: AbsolutePosition?, macro: TokenSyntax? = nil, callee: some SyntaxProtocol,
    _ leftParenthesis: TokenSyntax?,
    _ arguments: LabeledExprListSyntax, _ rightParenthesis: TokenSyntax?, _ trailingClosure: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax
  ) -> SourceCall? {
    guard let position = position?.utf8Offset else { return nil }
    let call = SourceCall(
      callee: callee.lastToken(viewMode: .sourceAccurate)?.text ?? "", function: functions.last ?? nil,
      calleeEnd: callee.endPositionBeforeTrailingTrivia.utf8Offset, position: position,
      parentheses: range(leftParenthesis, rightParenthesis), arguments: arguments.map(argument),
      trailingClosures: trailingClosures(trailingClosure, others), macro: macro?.text)
    calls[position] = call
    return call
  }

  /// Returns whether a call is one of `assertInlineSnapshot`, with or without the module name.
  private func isAssertion(_ call: SourceCall) -> Bool {
    let name = "assertInlineSnapshot"
    return source.text(max(0, call.calleeEnd - name.utf8.count)..<call.calleeEnd) == name
  }

  private func argument(_ node: LabeledExprSyntax) -> SourceCall.Argument {
    let expression = piece(node.expression)
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceCall.Argument(
      label: node.label.map { piece($0) }, expression: expression,
      whole: start..<expression.range.upperBound, isClosure: node.expression.is(ClosureExprSyntax.self))
  }

  private func trailingClosures(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [SourceCall.TrailingClosure] {
    guard let first else { return [] }
    return [SourceCall.TrailingClosure(label: nil, closure: piece(first))]
      + others.map { SourceCall.TrailingClosure(label: piece($0.label), closure: piece($0.closure)) }
  }

  private func range(_ first: TokenSyntax?, _ last: TokenSyntax?) -> Range<Int>? {
    guard let first, let last, first.presence == .present, last.presence == .present else { return nil }
    return first.positionAfterSkippingLeadingTrivia.utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func piece(_ node: some SyntaxProtocol) -> SourceCall.Piece {
    let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceCall.Piece(range: range, text: source.text(range))
  }
}
