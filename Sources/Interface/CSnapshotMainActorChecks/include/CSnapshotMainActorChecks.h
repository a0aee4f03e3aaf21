#include <stdbool.h>
#include <stdint.h>

/// Exempts code from the runtime's check that it runs on its actor, while `is_exempt` returns true on the current thread.
///
/// Bodies of views belong to the main actor, and the compiler lets closures in them check that they run there. Rendering
/// evaluates bodies on the thread that asks for a picture. The runtime calls a hook before it ends the process
/// (`swift_task_checkIsolated_hook`, stdlib/public/Concurrency/ConcurrencyHooks.cpp).
///
/// Returns whether the runtime has the hook. Call it once.
bool main_actor_checks_exempt(bool (*is_exempt)(void));

/// A reference to an executor, as the runtime passes it.
typedef struct {
  const void *identity;
  uintptr_t implementation;
} task_executor;

/// Offers each job of a task to `taker` before the runtime's executors get it. On threads with a queue, `main_executor` stands in
/// for the main actor's executor, so that the code of a view that belongs to the main actor runs on the thread that draws it.
///
/// Returns whether the runtime has the hooks. Call it once.
bool task_jobs_take(bool (*taker)(void *job), task_executor main_executor);

/// The queue that takes the jobs of the current thread; null for none.
void *task_jobs_queue(void);

/// Sets the queue that takes the jobs of the current thread.
void task_jobs_set_queue(void *queue);

/// The number of the task that a job belongs to, unique in the process.
uint64_t task_job_id(void *job);
