#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <pthread.h>

#include "CRasterPixels.h"

/// The lowest stack address of this thread: 0 if not yet known, UINTPTR_MAX if the system does not provide it.
static _Thread_local uintptr_t lowest = 0;

static uintptr_t lowest_address(void) {
#if defined(__APPLE__)
  pthread_t self = pthread_self();
  uintptr_t top = (uintptr_t)pthread_get_stackaddr_np(self);
  size_t size = pthread_get_stacksize_np(self);
  return size > 0 && size < top ? top - size : UINTPTR_MAX;
#else
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return UINTPTR_MAX;
  void *address = NULL;
  size_t size = 0;
  int result = pthread_attr_getstack(&attributes, &address, &size);
  pthread_attr_destroy(&attributes);
  return result == 0 && address != NULL ? (uintptr_t)address : UINTPTR_MAX;
#endif
}

size_t CPixelsStackLeft(void) {
  if (lowest == 0) lowest = lowest_address();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (lowest == UINTPTR_MAX) return SIZE_MAX;
  return here > lowest ? here - lowest : 0;
}
