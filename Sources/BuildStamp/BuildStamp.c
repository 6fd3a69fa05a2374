// In C, because SwiftPM hands texts of the manifest to C alone. This file is all that is compiled again when the commit
// changes.
#include "BuildStamp.h"

#define TEXT_OF(token) #token
#define TEXT(macro) TEXT_OF(macro)

const char *buildStampCommit(void) {
#ifdef AUTOLAYOUT_COMMIT
  return TEXT(AUTOLAYOUT_COMMIT);
#else
  return "";
#endif
}
