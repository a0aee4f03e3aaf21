// The C library of Darwin as far as this package uses it: glibc's declarations, and those that only Darwin has.
@_exported import CDarwin
@_exported import _Libc

extension stat {
  public var st_atimespec: timespec { st_atim }
  public var st_mtimespec: timespec { st_mtim }
  public var st_ctimespec: timespec { st_ctim }
}
