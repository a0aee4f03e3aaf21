// The attributes of new processes are pointers on Darwin, and structures in glibc.
public typealias SpawnActions = UnsafeMutablePointer<UnsafeMutableRawPointer?>
public typealias SpawnAttributes = UnsafeMutablePointer<UnsafeMutableRawPointer?>

@discardableResult public func posix_spawn_file_actions_init(_ actions: SpawnActions) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_destroy(_ actions: SpawnActions) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_addopen(
  _ actions: SpawnActions, _ descriptor: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t
) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_adddup2(_ actions: SpawnActions, _ old: Int32, _ new: Int32) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_addchdir_np(_ actions: SpawnActions, _ path: UnsafePointer<CChar>) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_init(_ attributes: SpawnAttributes) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_destroy(_ attributes: SpawnAttributes) -> Int32 { 0 }
@discardableResult
public func posix_spawnattr_setsigmask(_ attributes: SpawnAttributes, _ signals: UnsafePointer<sigset_t>) -> Int32 { 0 }
@discardableResult
public func posix_spawnattr_setsigdefault(_ attributes: SpawnAttributes, _ signals: UnsafePointer<sigset_t>) -> Int32 {
  0
}
@discardableResult public func posix_spawnattr_setflags(_ attributes: SpawnAttributes, _ flags: Int16) -> Int32 { 0 }
public func posix_spawn(
  _ process: UnsafeMutablePointer<pid_t>, _ path: UnsafePointer<CChar>, _ actions: UnsafePointer<UnsafeMutableRawPointer?>,
  _ attributes: UnsafePointer<UnsafeMutableRawPointer?>, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 { 0 }
