// Written by Scripts/embed-files.py from Sources/LayoutRendering/Gallery/Page.

#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/body.html" suffix(, )
    0};
static const unsigned char file1[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/grid.css" suffix(, )
    0};
static const unsigned char file2[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/grid.js" suffix(, )
    0};
static const unsigned char file3[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/inspector.css" suffix(, )
    0};
static const unsigned char file4[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/inspector.js" suffix(, )
    0};
static const unsigned char file5[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/keys.js" suffix(, )
    0};
static const unsigned char file6[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/marks.js" suffix(, )
    0};
static const unsigned char file7[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/narrow.css" suffix(, )
    0};
static const unsigned char file8[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/page.css" suffix(, )
    0};
static const unsigned char file9[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/stage.css" suffix(, )
    0};
static const unsigned char file10[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/stage.js" suffix(, )
    0};
static const unsigned char file11[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/start.js" suffix(, )
    0};
static const unsigned char file12[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/state.js" suffix(, )
    0};
static const unsigned char file13[] = {
#embed "../../Sources/LayoutRendering/Gallery/Page/tools.css" suffix(, )
    0};

static const EmbeddedFile files[] = {
    {"body.html", file0, sizeof file0 - 1},
    {"grid.css", file1, sizeof file1 - 1},
    {"grid.js", file2, sizeof file2 - 1},
    {"inspector.css", file3, sizeof file3 - 1},
    {"inspector.js", file4, sizeof file4 - 1},
    {"keys.js", file5, sizeof file5 - 1},
    {"marks.js", file6, sizeof file6 - 1},
    {"narrow.css", file7, sizeof file7 - 1},
    {"page.css", file8, sizeof file8 - 1},
    {"stage.css", file9, sizeof file9 - 1},
    {"stage.js", file10, sizeof file10 - 1},
    {"start.js", file11, sizeof file11 - 1},
    {"state.js", file12, sizeof file12 - 1},
    {"tools.css", file13, sizeof file13 - 1},
};

EmbeddedFolder embeddedGalleryPage(void) {
  return (EmbeddedFolder){files, sizeof files / sizeof files[0]};
}
