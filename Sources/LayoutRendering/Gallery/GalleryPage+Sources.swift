/// The script of the page: plain JavaScript without libraries, from the files in the folder `Page`.
///
/// It runs from a file and from a server, and loads no resources.
enum GalleryScript {
  /// All parts in the order of execution: data and settings, the grid of pictures, outlines and
  /// lines above a picture, the enlarged picture, the inspector of a view, the keyboard commands,
  /// and the start.
  static let source = PageText.joined([
    PackageResources.state_js, PackageResources.grid_js, PackageResources.marks_js,
    PackageResources.stage_js, PackageResources.inspector_js, PackageResources.keys_js,
    PackageResources.start_js,
  ])
}

/// The style sheet of the page, from the files in the folder `Page`.
enum GalleryStyle {
  /// All parts in order: colors and type, the bar at the top, scenes and their pictures, the
  /// enlarged picture, the inspector of a view, and windows narrower than 1,000 and 640 points.
  static let source = PageText.joined([
    PackageResources.page_css, PackageResources.tools_css, PackageResources.grid_css,
    PackageResources.stage_css, PackageResources.inspector_css, PackageResources.narrow_css,
  ])
}

/// The texts of files that are embedded in the program, so that the program works without other
/// files.
enum PageText {
  /// Returns the concatenated files, without the last newline.
  static func joined(_ files: [[UInt8]]) -> String {
    String(String(decoding: files.joined(), as: UTF8.self).dropLast())
  }
}
