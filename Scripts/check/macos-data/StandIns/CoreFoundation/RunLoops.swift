public final class CFRunLoop {}
public final class CFRunLoopTimer {}
public final class CFString {}

public struct CFRunLoopMode: RawRepresentable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
}
