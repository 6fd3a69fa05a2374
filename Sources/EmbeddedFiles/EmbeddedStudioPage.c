// Written by Scripts/embed-files.py from Sources/Studio/Page.

#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "../../Sources/Studio/Page/address.js" suffix(, )
    0};
static const unsigned char file1[] = {
#embed "../../Sources/Studio/Page/arrange.css" suffix(, )
    0};
static const unsigned char file2[] = {
#embed "../../Sources/Studio/Page/arranging.js" suffix(, )
    0};
static const unsigned char file3[] = {
#embed "../../Sources/Studio/Page/attributes.js" suffix(, )
    0};
static const unsigned char file4[] = {
#embed "../../Sources/Studio/Page/badges.js" suffix(, )
    0};
static const unsigned char file5[] = {
#embed "../../Sources/Studio/Page/base.css" suffix(, )
    0};
static const unsigned char file6[] = {
#embed "../../Sources/Studio/Page/canvas.css" suffix(, )
    0};
static const unsigned char file7[] = {
#embed "../../Sources/Studio/Page/clipboard.js" suffix(, )
    0};
static const unsigned char file8[] = {
#embed "../../Sources/Studio/Page/common.js" suffix(, )
    0};
static const unsigned char file9[] = {
#embed "../../Sources/Studio/Page/comparison.js" suffix(, )
    0};
static const unsigned char file10[] = {
#embed "../../Sources/Studio/Page/conflictboxes.js" suffix(, )
    0};
static const unsigned char file11[] = {
#embed "../../Sources/Studio/Page/contextmenu.js" suffix(, )
    0};
static const unsigned char file12[] = {
#embed "../../Sources/Studio/Page/devices.js" suffix(, )
    0};
static const unsigned char file13[] = {
#embed "../../Sources/Studio/Page/dom.js" suffix(, )
    0};
static const unsigned char file14[] = {
#embed "../../Sources/Studio/Page/edges.js" suffix(, )
    0};
static const unsigned char file15[] = {
#embed "../../Sources/Studio/Page/fields.js" suffix(, )
    0};
static const unsigned char file16[] = {
#embed "../../Sources/Studio/Page/gestures.js" suffix(, )
    0};
static const unsigned char file17[] = {
#embed "../../Sources/Studio/Page/glyphs.svg" suffix(, )
    0};
static const unsigned char file18[] = {
#embed "../../Sources/Studio/Page/icon.svg" suffix(, )
    0};
static const unsigned char file19[] = {
#embed "../../Sources/Studio/Page/icons.js" suffix(, )
    0};
static const unsigned char file20[] = {
#embed "../../Sources/Studio/Page/index.html" suffix(, )
    0};
static const unsigned char file21[] = {
#embed "../../Sources/Studio/Page/insertion.js" suffix(, )
    0};
static const unsigned char file22[] = {
#embed "../../Sources/Studio/Page/inspector.js" suffix(, )
    0};
static const unsigned char file23[] = {
#embed "../../Sources/Studio/Page/issues.js" suffix(, )
    0};
static const unsigned char file24[] = {
#embed "../../Sources/Studio/Page/items.js" suffix(, )
    0};
static const unsigned char file25[] = {
#embed "../../Sources/Studio/Page/keyboard.js" suffix(, )
    0};
static const unsigned char file26[] = {
#embed "../../Sources/Studio/Page/keysheet.js" suffix(, )
    0};
static const unsigned char file27[] = {
#embed "../../Sources/Studio/Page/labels.js" suffix(, )
    0};
static const unsigned char file28[] = {
#embed "../../Sources/Studio/Page/lessons.js" suffix(, )
    0};
static const unsigned char file29[] = {
#embed "../../Sources/Studio/Page/library.js" suffix(, )
    0};
static const unsigned char file30[] = {
#embed "../../Sources/Studio/Page/link.js" suffix(, )
    0};
static const unsigned char file31[] = {
#embed "../../Sources/Studio/Page/live.js" suffix(, )
    0};
static const unsigned char file32[] = {
#embed "../../Sources/Studio/Page/log.js" suffix(, )
    0};
static const unsigned char file33[] = {
#embed "../../Sources/Studio/Page/main.js" suffix(, )
    0};
static const unsigned char file34[] = {
#embed "../../Sources/Studio/Page/map.js" suffix(, )
    0};
static const unsigned char file35[] = {
#embed "../../Sources/Studio/Page/marks.js" suffix(, )
    0};
static const unsigned char file36[] = {
#embed "../../Sources/Studio/Page/marquee.js" suffix(, )
    0};
static const unsigned char file37[] = {
#embed "../../Sources/Studio/Page/menus.js" suffix(, )
    0};
static const unsigned char file38[] = {
#embed "../../Sources/Studio/Page/motion.js" suffix(, )
    0};
static const unsigned char file39[] = {
#embed "../../Sources/Studio/Page/moving.js" suffix(, )
    0};
static const unsigned char file40[] = {
#embed "../../Sources/Studio/Page/outline.js" suffix(, )
    0};
static const unsigned char file41[] = {
#embed "../../Sources/Studio/Page/outlinedrag.js" suffix(, )
    0};
static const unsigned char file42[] = {
#embed "../../Sources/Studio/Page/overlay.js" suffix(, )
    0};
static const unsigned char file43[] = {
#embed "../../Sources/Studio/Page/panels.css" suffix(, )
    0};
static const unsigned char file44[] = {
#embed "../../Sources/Studio/Page/panels.js" suffix(, )
    0};
static const unsigned char file45[] = {
#embed "../../Sources/Studio/Page/pictures.js" suffix(, )
    0};
static const unsigned char file46[] = {
#embed "../../Sources/Studio/Page/previews.js" suffix(, )
    0};
static const unsigned char file47[] = {
#embed "../../Sources/Studio/Page/remembered.js" suffix(, )
    0};
static const unsigned char file48[] = {
#embed "../../Sources/Studio/Page/ruler.js" suffix(, )
    0};
static const unsigned char file49[] = {
#embed "../../Sources/Studio/Page/saveas.js" suffix(, )
    0};
static const unsigned char file50[] = {
#embed "../../Sources/Studio/Page/saving.js" suffix(, )
    0};
static const unsigned char file51[] = {
#embed "../../Sources/Studio/Page/scene.js" suffix(, )
    0};
static const unsigned char file52[] = {
#embed "../../Sources/Studio/Page/sizeclasses.js" suffix(, )
    0};
static const unsigned char file53[] = {
#embed "../../Sources/Studio/Page/sizes.js" suffix(, )
    0};
static const unsigned char file54[] = {
#embed "../../Sources/Studio/Page/snapping.js" suffix(, )
    0};
static const unsigned char file55[] = {
#embed "../../Sources/Studio/Page/spacing.js" suffix(, )
    0};
static const unsigned char file56[] = {
#embed "../../Sources/Studio/Page/store.js" suffix(, )
    0};
static const unsigned char file57[] = {
#embed "../../Sources/Studio/Page/textediting.js" suffix(, )
    0};
static const unsigned char file58[] = {
#embed "../../Sources/Studio/Page/thumbnails.js" suffix(, )
    0};
static const unsigned char file59[] = {
#embed "../../Sources/Studio/Page/understanding.js" suffix(, )
    0};
static const unsigned char file60[] = {
#embed "../../Sources/Studio/Page/viewport.js" suffix(, )
    0};

static const EmbeddedFile files[] = {
    {"address.js", file0, sizeof file0 - 1},
    {"arrange.css", file1, sizeof file1 - 1},
    {"arranging.js", file2, sizeof file2 - 1},
    {"attributes.js", file3, sizeof file3 - 1},
    {"badges.js", file4, sizeof file4 - 1},
    {"base.css", file5, sizeof file5 - 1},
    {"canvas.css", file6, sizeof file6 - 1},
    {"clipboard.js", file7, sizeof file7 - 1},
    {"common.js", file8, sizeof file8 - 1},
    {"comparison.js", file9, sizeof file9 - 1},
    {"conflictboxes.js", file10, sizeof file10 - 1},
    {"contextmenu.js", file11, sizeof file11 - 1},
    {"devices.js", file12, sizeof file12 - 1},
    {"dom.js", file13, sizeof file13 - 1},
    {"edges.js", file14, sizeof file14 - 1},
    {"fields.js", file15, sizeof file15 - 1},
    {"gestures.js", file16, sizeof file16 - 1},
    {"glyphs.svg", file17, sizeof file17 - 1},
    {"icon.svg", file18, sizeof file18 - 1},
    {"icons.js", file19, sizeof file19 - 1},
    {"index.html", file20, sizeof file20 - 1},
    {"insertion.js", file21, sizeof file21 - 1},
    {"inspector.js", file22, sizeof file22 - 1},
    {"issues.js", file23, sizeof file23 - 1},
    {"items.js", file24, sizeof file24 - 1},
    {"keyboard.js", file25, sizeof file25 - 1},
    {"keysheet.js", file26, sizeof file26 - 1},
    {"labels.js", file27, sizeof file27 - 1},
    {"lessons.js", file28, sizeof file28 - 1},
    {"library.js", file29, sizeof file29 - 1},
    {"link.js", file30, sizeof file30 - 1},
    {"live.js", file31, sizeof file31 - 1},
    {"log.js", file32, sizeof file32 - 1},
    {"main.js", file33, sizeof file33 - 1},
    {"map.js", file34, sizeof file34 - 1},
    {"marks.js", file35, sizeof file35 - 1},
    {"marquee.js", file36, sizeof file36 - 1},
    {"menus.js", file37, sizeof file37 - 1},
    {"motion.js", file38, sizeof file38 - 1},
    {"moving.js", file39, sizeof file39 - 1},
    {"outline.js", file40, sizeof file40 - 1},
    {"outlinedrag.js", file41, sizeof file41 - 1},
    {"overlay.js", file42, sizeof file42 - 1},
    {"panels.css", file43, sizeof file43 - 1},
    {"panels.js", file44, sizeof file44 - 1},
    {"pictures.js", file45, sizeof file45 - 1},
    {"previews.js", file46, sizeof file46 - 1},
    {"remembered.js", file47, sizeof file47 - 1},
    {"ruler.js", file48, sizeof file48 - 1},
    {"saveas.js", file49, sizeof file49 - 1},
    {"saving.js", file50, sizeof file50 - 1},
    {"scene.js", file51, sizeof file51 - 1},
    {"sizeclasses.js", file52, sizeof file52 - 1},
    {"sizes.js", file53, sizeof file53 - 1},
    {"snapping.js", file54, sizeof file54 - 1},
    {"spacing.js", file55, sizeof file55 - 1},
    {"store.js", file56, sizeof file56 - 1},
    {"textediting.js", file57, sizeof file57 - 1},
    {"thumbnails.js", file58, sizeof file58 - 1},
    {"understanding.js", file59, sizeof file59 - 1},
    {"viewport.js", file60, sizeof file60 - 1},
};

EmbeddedFolder embeddedStudioPage(void) {
  return (EmbeddedFolder){files, sizeof files / sizeof files[0]};
}
