#ifndef CPREVIEWS_H
#define CPREVIEWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The descriptor of the only protocol of `any P`, given the metadata of that type; null if it is another type.
const void *_Nullable preview_protocol(const void *_Nonnull existential);

/// Calls back with the descriptor of each struct, enum or Swift class that a record of a loaded image says to conform to a
/// protocol, and with the name of its module. Generic types are left out. No code of these types runs.
///
/// Returns whether the records of this process can be read.
bool preview_enumerate_conformers(const void *_Nonnull protocol,
                                  void (*_Nonnull body)(const void *_Nonnull descriptor,
                                                        const char *_Nonnull module,
                                                        void *_Nullable context),
                                  void *_Nullable context);

/// The metadata of a type that is not generic, given its descriptor; null if it has none.
const void *_Nullable preview_metadata(const void *_Nonnull descriptor);

#endif
