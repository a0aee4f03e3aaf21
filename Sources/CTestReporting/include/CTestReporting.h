#ifndef CTESTREPORTING_H
#define CTESTREPORTING_H

/// Registers the recorder of test failures. The Swift module TestReporting implements this function.
void swift_snapshot_registerIssueRecorder(void);

#endif
