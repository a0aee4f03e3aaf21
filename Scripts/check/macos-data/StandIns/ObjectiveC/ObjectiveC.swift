// Linux's Foundation declares `NSObject`, `ObjCBool` and `Selector`; the stand-in for Foundation re-exports them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
