#define _GNU_SOURCE
#include "CSnapshotMainActorChecks.h"

#include <dlfcn.h>
#include <stddef.h>

// stdlib/public/Concurrency/ConcurrencyHooks.cpp: each hook gets the arguments of the function and the function itself.
typedef __attribute__((swiftcall)) void (*Enqueue)(void *job);
typedef __attribute__((swiftcall)) void (*EnqueueHook)(void *job, Enqueue original);
typedef __attribute__((swiftcall)) task_executor (*GetMain)(void);
typedef __attribute__((swiftcall)) task_executor (*GetMainHook)(GetMain original);
typedef __attribute__((swiftcall)) uint64_t (*GetId)(void *job);

static bool (*take)(void *job);
static task_executor main_executor;
static EnqueueHook previous_global;
static EnqueueHook previous_main;
static GetMainHook previous_get_main;
static GetId get_id;
static _Thread_local void *queue;

void *task_jobs_queue(void) { return queue; }

void task_jobs_set_queue(void *new_queue) { queue = new_queue; }

uint64_t task_job_id(void *job) { return get_id ? get_id(job) : 0; }

static __attribute__((swiftcall)) void enqueue_global(void *job, Enqueue original) {
  if (take(job)) return;
  if (previous_global) {
    previous_global(job, original);
  } else {
    original(job);
  }
}

static __attribute__((swiftcall)) void enqueue_main(void *job, Enqueue original) {
  if (take(job)) return;
  if (previous_main) {
    previous_main(job, original);
  } else {
    original(job);
  }
}

static __attribute__((swiftcall)) task_executor get_main(GetMain original) {
  if (queue) return main_executor;
  return previous_get_main ? previous_get_main(original) : original();
}

bool task_jobs_take(bool (*taker)(void *job), task_executor executor) {
  EnqueueHook *global = (EnqueueHook *)dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  EnqueueHook *main = (EnqueueHook *)dlsym(RTLD_DEFAULT, "swift_task_enqueueMainExecutor_hook");
  GetMainHook *main_getter = (GetMainHook *)dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  if (!global || !main) return false;
  take = taker;
  main_executor = executor;
  get_id = (GetId)dlsym(RTLD_DEFAULT, "swift_task_getJobTaskId");
  previous_global = *global;
  *global = enqueue_global;
  previous_main = *main;
  *main = enqueue_main;
  // Runtimes from Swift 6.2 on ask for the main executor instead of calling the hook of its jobs.
  if (main_getter) {
    previous_get_main = *main_getter;
    *main_getter = get_main;
  }
  return true;
}
