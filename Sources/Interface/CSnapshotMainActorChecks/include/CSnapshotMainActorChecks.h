#include <stdbool.h>

/// Exempts code from the runtime's check that it runs on its actor, while `is_exempt` returns true on the current thread.
///
/// Bodies of views belong to the main actor, and the compiler lets closures in them check that they run there. Rendering
/// evaluates bodies on the thread that asks for a picture. The runtime calls a hook before it ends the process
/// (`swift_task_checkIsolated_hook`, stdlib/public/Concurrency/ConcurrencyHooks.cpp).
///
/// Returns whether the runtime has the hook. Call it once.
bool main_actor_checks_exempt(bool (*is_exempt)(void));
