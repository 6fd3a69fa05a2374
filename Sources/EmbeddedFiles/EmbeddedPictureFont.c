// Written by Scripts/embed-files.py from Sources/LayoutRendering/Font/Faces.

#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "../../Sources/LayoutRendering/Font/Faces/text300.ttf" suffix(, )
    0};
static const unsigned char file1[] = {
#embed "../../Sources/LayoutRendering/Font/Faces/text400.ttf" suffix(, )
    0};
static const unsigned char file2[] = {
#embed "../../Sources/LayoutRendering/Font/Faces/text500.ttf" suffix(, )
    0};
static const unsigned char file3[] = {
#embed "../../Sources/LayoutRendering/Font/Faces/text600.ttf" suffix(, )
    0};
static const unsigned char file4[] = {
#embed "../../Sources/LayoutRendering/Font/Faces/text700.ttf" suffix(, )
    0};

static const EmbeddedFile files[] = {
    {"text300.ttf", file0, sizeof file0 - 1},
    {"text400.ttf", file1, sizeof file1 - 1},
    {"text500.ttf", file2, sizeof file2 - 1},
    {"text600.ttf", file3, sizeof file3 - 1},
    {"text700.ttf", file4, sizeof file4 - 1},
};

EmbeddedFolder embeddedPictureFont(void) {
  return (EmbeddedFolder){files, sizeof files / sizeof files[0]};
}
