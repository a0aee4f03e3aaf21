#ifndef CTESTREPORTING_H
#define CTESTREPORTING_H

/// Registers the recorder of test failures. The Swift module SnapshotTestReporting implements this function.
void swift_snapshot_registerIssueRecorder(void);

#endif
