/// The page's script: plain JavaScript without a library, from the files of the folder `Page`.
///
/// It runs from a file as well as from a server, and loads nothing.
enum GalleryScript {
  /// All parts in the order in which they run: data and settings, the grid of pictures, outlines and
  /// lines above a picture, one picture enlarged, the panel about a view, the keyboard, the start.
  static let source = PageText.joined([
    PackageResources.state_js, PackageResources.grid_js, PackageResources.marks_js,
    PackageResources.stage_js, PackageResources.inspector_js, PackageResources.keys_js,
    PackageResources.start_js,
  ])
}

/// The page's style sheet, from the files of the folder `Page`.
enum GalleryStyle {
  /// All parts in their order: colors and type, the bar at the top, scenes and their pictures, one
  /// picture enlarged, the panel about a view, windows narrower than 1,000 and 640 points.
  static let source = PageText.joined([
    PackageResources.page_css, PackageResources.tools_css, PackageResources.grid_css,
    PackageResources.stage_css, PackageResources.inspector_css, PackageResources.narrow_css,
  ])
}

/// Texts of files that are part of the program, so that the tool works when it is copied alone.
enum PageText {
  /// The files one after another, without the newline at the end of the last one.
  static func joined(_ files: [[UInt8]]) -> String {
    String(String(decoding: files.joined(), as: UTF8.self).dropLast())
  }
}
