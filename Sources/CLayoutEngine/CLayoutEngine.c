// The target has a header only; a module of C needs a source.
#include "layout_engine.h"
