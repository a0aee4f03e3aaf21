@_exported import SnapshotCore
@_exported import SnapshotCustomDump
