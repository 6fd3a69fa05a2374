#ifndef BUILD_STAMP_H
#define BUILD_STAMP_H

/// The commit that the tool was built from, as `AUTOLAYOUT_COMMIT` in the environment of the build gave it; an empty
/// text in a development build, which has none.
const char *buildStampCommit(void);

#endif
