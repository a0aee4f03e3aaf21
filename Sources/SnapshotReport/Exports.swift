@_exported import SnapshotLedger
