#include "counted_region.h"

__attribute__((noinline)) void counted_region(void (*body)(void *), void *context) {
  body(context);
  // Keeps the call from becoming a jump, which a profiler would not see return.
  __asm__ volatile("");
}
