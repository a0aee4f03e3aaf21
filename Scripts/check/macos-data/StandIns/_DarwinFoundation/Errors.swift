open class NSException: NSObject {
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    name = aName
  }
  public let name: NSExceptionName
  open var reason: String? { nil }
  open var userInfo: [AnyHashable: Any]? { nil }
  open func raise() {}
}
