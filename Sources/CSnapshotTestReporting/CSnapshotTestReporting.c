#include "CSnapshotTestReporting.h"

/// Runs when the process loads the image, before `main` and before any test.
__attribute__((constructor)) static void registerIssueRecorder(void) { swift_snapshot_registerIssueRecorder(); }
