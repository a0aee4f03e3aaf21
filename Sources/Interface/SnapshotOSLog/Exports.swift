// The module of `import OSLog` in view files, with the compiler's option `-module-alias OSLog=SnapshotOSLog`. It is apart from
// `SnapshotOS` because the compiler refuses two aliases of one module.
@_exported import SnapshotOS
