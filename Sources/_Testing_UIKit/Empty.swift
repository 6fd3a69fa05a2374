// Swift Testing imports a module `_Testing_UIKit` wherever a test imports a module called `UIKit`.
// Apple's holds attachments of images; ours is empty, so that such tests compile on Linux.
