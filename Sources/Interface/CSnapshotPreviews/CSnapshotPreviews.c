// Reads the conformance records that the compiler emits into each image. Their layout is part of Swift's binary interface:
// ABI/Metadata.h of the compiler. Relative references are followed only after what is known of their target was checked.
#include "CSnapshotPreviews.h"

enum {
  existential_kind = 0x303,
  context_kind_mask = 0x1f,
  context_module = 0,
  context_class = 16,
  context_enum = 18,
  context_is_generic = 0x80,
  deepest_context = 64,
};

static const void *follow(const int32_t *field) { return *field ? (const char *)field + *field : NULL; }

// The lowest bit says that the address is stored at the target.
static const void *follow_indirectable(const int32_t *field) {
  int32_t offset = *field & ~1;
  if (!offset) return NULL;
  const char *address = (const char *)field + offset;
  return *field & 1 ? *(const void *const *)address : address;
}

typedef struct {
  uintptr_t kind;
  uint32_t flags;
  uint32_t protocol_count;
  // A superclass, if there is one, and the protocols.
  const void *constraints[1];
} ExistentialMetadata;

const void *preview_protocol(const void *existential) {
  const ExistentialMetadata *metadata = existential;
  bool has_superclass = metadata->flags & (1u << 30);
  if (metadata->kind != existential_kind || metadata->protocol_count != 1 || has_superclass) return NULL;
  return metadata->constraints[0];
}

static const int32_t *nominal_type(const int32_t *record) {
  const int32_t *type;
  switch (((uint32_t)record[3] >> 3) & 7) { /* TypeReferenceKind */
  case 0: type = follow(record + 1); break;
  case 1: {
    const int32_t *const *indirect = follow(record + 1);
    type = indirect ? *indirect : NULL;
    break;
  }
  default: return NULL; /* classes of Objective-C */
  }
  if (!type) return NULL;
  uint32_t flags = (uint32_t)type[0];
  uint32_t kind = flags & context_kind_mask;
  if (flags & context_is_generic || kind < context_class || kind > context_enum) return NULL;
  return type;
}

static const char *module_name(const int32_t *context) {
  for (int depth = 0; context && depth < deepest_context; ++depth) {
    if (((uint32_t)context[0] & context_kind_mask) == context_module) return follow(context + 2);
    context = follow_indirectable(context + 1);
  }
  return NULL;
}

typedef struct {
  const void *protocol;
  void (*body)(const void *, const char *, void *);
  void *context;
} Search;

// An array of relative references to records.
static void scan(const void *start, size_t length, const Search *search) {
  const int32_t *fields = start;
  for (size_t index = 0; index < length / sizeof(int32_t); ++index) {
    const int32_t *record = follow(fields + index);
    if (!record || follow_indirectable(record) != search->protocol) continue;
    const int32_t *type = nominal_type(record);
    const char *module = type ? module_name(type) : NULL;
    if (module) search->body(type, module, search->context);
  }
}

typedef struct {
  const void *metadata;
  size_t state;
} MetadataResponse;
typedef __attribute__((swiftcall)) MetadataResponse (*MetadataAccessor)(size_t request);

const void *preview_metadata(const void *descriptor) {
  const int32_t *type = descriptor;
  MetadataAccessor accessor = (MetadataAccessor)(uintptr_t)follow(type + 3);
  return accessor ? accessor(0).metadata : NULL;
}

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#include <mach-o/getsect.h>

bool preview_enumerate_conformers(const void *protocol, void (*body)(const void *, const char *, void *),
                                  void *context) {
  Search search = {protocol, body, context};
  for (uint32_t index = 0; index < _dyld_image_count(); ++index) {
    const void *header = _dyld_get_image_header(index);
    unsigned long size = 0;
    const void *start = header ? getsectiondata(header, "__TEXT", "__swift5_proto", &size) : NULL;
    if (start) scan(start, size, &search);
  }
  return true;
}
#else
typedef struct {
  uintptr_t start;
  size_t length;
} Range;

// The part of MetadataSections.h that is the same since version 1.
typedef struct {
  uintptr_t version;
  const void *base_address;
  const void *unused[2];
  Range protocols;
  Range conformances;
} MetadataSections;

// The runtime's, where it has it: images register their sections when they are loaded.
extern void swift_enumerateAllMetadataSections(bool (*body)(const MetadataSections *, void *), void *context)
    __attribute__((weak));

static bool scan_image(const MetadataSections *sections, void *context) {
  if (sections && sections->version >= 1 && sections->conformances.start)
    scan((const void *)sections->conformances.start, sections->conformances.length, context);
  return true;
}

bool preview_enumerate_conformers(const void *protocol, void (*body)(const void *, const char *, void *),
                                  void *context) {
  if (!swift_enumerateAllMetadataSections) return false;
  Search search = {protocol, body, context};
  swift_enumerateAllMetadataSections(scan_image, &search);
  return true;
}
#endif
