import EmbeddedFiles

/// The script of the page: plain JavaScript without libraries, from the files in the folder `Page`.
///
/// It runs from a file and from a server, and loads no resources.
enum GalleryScript {
  /// All parts in the order of execution: data and settings, the grid of pictures, outlines and
  /// lines above a picture, the enlarged picture, the inspector of a view, the keyboard commands,
  /// and the start.
  static let source = PageText.joined([
    "state.js", "grid.js", "marks.js", "stage.js", "inspector.js", "keys.js", "start.js",
  ])
}

/// The style sheet of the page, from the files in the folder `Page`.
enum GalleryStyle {
  /// All parts in order: colors and type, the bar at the top, scenes and their pictures, the
  /// enlarged picture, the inspector of a view, and windows narrower than 1,000 and 640 points.
  static let source = PageText.joined([
    "page.css", "tools.css", "grid.css", "stage.css", "inspector.css", "narrow.css",
  ])
}

/// The texts of the files in the folder `Page`.
enum PageText {
  private static let files = FileTable(embeddedGalleryPage())

  /// Returns the concatenated files, without the last newline.
  static func joined(_ names: [String]) -> String {
    let bytes = names.map { name in
      guard let file = files[name] else { preconditionFailure("\(name) is not embedded") }
      return file
    }
    return String(String(decoding: bytes.joined(), as: UTF8.self).dropLast())
  }
}
