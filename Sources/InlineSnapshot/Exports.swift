@_exported import SnapshotCore
