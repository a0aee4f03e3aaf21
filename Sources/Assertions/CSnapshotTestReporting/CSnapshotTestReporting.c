#include "CSnapshotTestReporting.h"

/// Runs when the process loads the image, before `main` and before any test.
__attribute__((constructor)) static void registerIssueRecorder(void) { swift_snapshot_registerIssueRecorder(); }

#if defined(__APPLE__)
// As the runtime of Objective-C declares them, with opaque types, so that its headers are not needed.
extern void *sel_registerName(const char *name);
extern void *class_getMethodImplementation(const void *type, const void *selector);

bool swift_snapshot_overridesMethod(const void *type, const void *superclass, const char *selector) {
  const void *method = sel_registerName(selector);
  return class_getMethodImplementation(type, method) != class_getMethodImplementation(superclass, method);
}
#endif
