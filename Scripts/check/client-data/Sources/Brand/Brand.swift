// A team's own names, which are also those of views, of pictures and of Foundation.

public struct Text: Sendable {
  public var content: String
  public init(_ content: String) { self.content = content }
}

public struct Color: Sendable {
  public var name: String
  public init(_ name: String) { self.name = name }
}

public protocol View {
  var title: Text { get }
}

public struct Path: Sendable {
  public var steps: [String]
  public init(_ steps: [String]) { self.steps = steps }
}

public struct Image: Sendable {
  public var name: String
  public init(_ name: String) { self.name = name }
}

public struct Font: Sendable {
  public var name: String
  public init(_ name: String) { self.name = name }
}

public struct Date: Sendable {
  public var day: Int
  public init(day: Int) { self.day = day }
}

public struct Data: Sendable {
  public var count: Int
  public init(count: Int) { self.count = count }
}
