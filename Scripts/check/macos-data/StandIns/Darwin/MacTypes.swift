// Types that every import of Darwin declares, from the header MacTypes.h: a public type of a library with one of these names
// is ambiguous for clients that import Foundation.

public typealias Byte = UInt8
public typealias SignedByte = Int8
public typealias Fixed = Int32
public typealias Fract = Int32
public typealias UnsignedFixed = UInt32
public typealias ShortFixed = Int16
public typealias Float32 = Float
public typealias Float64 = Double
public typealias Ptr = UnsafeMutablePointer<Int8>
public typealias Handle = UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>
public typealias Size = Int
public typealias OSErr = Int16
public typealias OSStatus = Int32
public typealias FourCharCode = UInt32
public typealias OSType = UInt32
public typealias ResType = UInt32
public typealias ByteCount = UInt
public typealias ByteOffset = UInt
public typealias ItemCount = UInt
public typealias OptionBits = UInt32
public typealias PBVersion = UInt32
public typealias ScriptCode = Int16
public typealias LangCode = Int16
public typealias RegionCode = Int16
public typealias UTF32Char = UInt32
public typealias UTF16Char = UInt16
public typealias UTF8Char = UInt8
public typealias UniChar = UInt16
public typealias Style = UInt8
public typealias StyleParameter = Int16
public typealias StyleField = UInt8

public struct Point: Sendable {
  public var v: Int16
  public var h: Int16

  public init() { (v, h) = (0, 0) }
  public init(v: Int16, h: Int16) { (self.v, self.h) = (v, h) }
}

public struct Rect: Sendable {
  public var top: Int16
  public var left: Int16
  public var bottom: Int16
  public var right: Int16

  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }
  public init(top: Int16, left: Int16, bottom: Int16, right: Int16) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public struct FixedPoint: Sendable {
  public var x: Fixed
  public var y: Fixed

  public init() { (x, y) = (0, 0) }
  public init(x: Fixed, y: Fixed) { (self.x, self.y) = (x, y) }
}

public struct FixedRect: Sendable {
  public var left: Fixed
  public var top: Fixed
  public var right: Fixed
  public var bottom: Fixed

  public init() { (left, top, right, bottom) = (0, 0, 0, 0) }
  public init(left: Fixed, top: Fixed, right: Fixed, bottom: Fixed) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

public struct NumVersion: Sendable {
  public var nonRelRev: UInt8
  public var stage: UInt8
  public var minorAndBugRev: UInt8
  public var majorRev: UInt8

  public init() { (nonRelRev, stage, minorAndBugRev, majorRev) = (0, 0, 0, 0) }
}
