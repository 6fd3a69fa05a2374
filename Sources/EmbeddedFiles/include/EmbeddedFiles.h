#ifndef EMBEDDED_FILES_H
#define EMBEDDED_FILES_H

#include <stddef.h>

/// A file that is part of the program. Its name and bytes live as long as the program.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} EmbeddedFile;

/// The files of a folder, ordered by name.
typedef struct {
  const EmbeddedFile *files;
  size_t count;
} EmbeddedFolder;

/// The studio's page: scripts, style sheets and pictures.
EmbeddedFolder embeddedStudioPage(void);

/// The parts of the gallery's page.
EmbeddedFolder embeddedGalleryPage(void);

/// The faces of the font in which pictures show the system font.
EmbeddedFolder embeddedPictureFont(void);

#endif
