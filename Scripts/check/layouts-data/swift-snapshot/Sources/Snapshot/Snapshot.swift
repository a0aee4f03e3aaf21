@_exported import SnapshotCore

public func assertPreviews(in module: String) {}
