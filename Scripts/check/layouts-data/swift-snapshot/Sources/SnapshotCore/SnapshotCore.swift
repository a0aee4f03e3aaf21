public struct Form { public static let json = Form() }

public func assertSnapshot(of value: Any, as form: Form) {}
