// The module of `import Combine` in view files, with the compiler's option `-module-alias Combine=SnapshotPublishers`. `SnapshotUI`
// replaces the publisher of observable objects, so that a file without `import SwiftUI` needs the same module.
@_exported import SnapshotUI
