// Swift Testing imports a module `_Testing_CoreGraphics` wherever a test imports a module called
// `CoreGraphics`. Apple's holds attachments of images; ours is empty, so that such tests compile.
