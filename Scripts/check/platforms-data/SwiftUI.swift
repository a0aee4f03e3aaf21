/// The declarations of SwiftUI that the view of Documentation/Platforms.md uses, to compile it on systems without SwiftUI.
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
  public var body: Never { return fatalError("Never has no values.") }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView()
  }
}

/// A view of this module without a body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { return fatalError("A primitive view has no body.") }
}

public struct EmptyView: PrimitiveView {}
public struct TupleView<Content>: PrimitiveView {}

public struct Text: PrimitiveView {
  public init(_ text: String) {}
}

public struct VStack<Content: View>: PrimitiveView {
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum Font: Sendable { case headline, body }
public enum Foreground: Sendable { case primary, secondary }

/// A view with a modifier.
public struct Modified: PrimitiveView {}

extension View {
  public func font(_ font: Font) -> Modified { Modified() }
  public func foregroundStyle(_ style: Foreground) -> Modified { Modified() }
  public func padding() -> Modified { Modified() }
}
