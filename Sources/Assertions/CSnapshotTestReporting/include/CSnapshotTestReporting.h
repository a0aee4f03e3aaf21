#ifndef CSNAPSHOTTESTREPORTING_H
#define CSNAPSHOTTESTREPORTING_H

#include <stdbool.h>

/// Registers the recorder of test failures. The Swift module SnapshotTestReporting implements this function.
void swift_snapshot_registerIssueRecorder(void);

/// Returns whether a class of Objective-C overrides a method of one of its superclasses. Only on Apple's systems.
bool swift_snapshot_overridesMethod(const void *type, const void *superclass, const char *selector);

#endif
