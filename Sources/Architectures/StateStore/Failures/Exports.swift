// App code calls this function to report a failure. The rest of SnapshotFoundation is internal to the package.
@_exported public import func SnapshotFoundation.reportTestFailure
