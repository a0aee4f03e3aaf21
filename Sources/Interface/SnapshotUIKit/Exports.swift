// The module of `import UIKit` in view files, with the compiler's option `-module-alias UIKit=SnapshotUIKit`. It has a file of its
// own because the compiler refuses two aliases of one module.
@_exported import SnapshotUI
