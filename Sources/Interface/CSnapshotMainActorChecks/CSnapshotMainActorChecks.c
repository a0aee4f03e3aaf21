#define _GNU_SOURCE
#include "CSnapshotMainActorChecks.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// A reference to an executor is passed as two words.
typedef __attribute__((swiftcall)) void (*Check)(void *identity, uintptr_t implementation);
typedef __attribute__((swiftcall)) void (*Hook)(void *identity, uintptr_t implementation, Check original);

static bool (*exemption)(void);
static Hook previous;
static _Thread_local bool is_asking;

static __attribute__((swiftcall)) void check(void *identity, uintptr_t implementation, Check original) {
  if (!is_asking) {
    is_asking = true;
    bool is_exempt = exemption();
    is_asking = false;
    if (is_exempt) return;
  }
  if (previous) {
    previous(identity, implementation, original);
  } else {
    original(identity, implementation);
  }
}

bool main_actor_checks_exempt(bool (*is_exempt)(void)) {
  Hook *hook = (Hook *)dlsym(RTLD_DEFAULT, "swift_task_checkIsolated_hook");
  if (!hook) return false;
  if (*hook == check) return true;
  exemption = is_exempt;
  previous = *hook;
  *hook = check;
  return true;
}
