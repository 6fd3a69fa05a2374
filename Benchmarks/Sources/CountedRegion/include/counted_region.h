#ifndef COUNTED_REGION_H
#define COUNTED_REGION_H

/// Calls `body` with `context`.
///
/// The function has a name that survives compilation, so that a profiler can be told to count what
/// happens within it and nothing else: `valgrind --tool=callgrind --toggle-collect=counted_region`.
void counted_region(void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);

#endif
