import LayoutModel

/// The parts of the page that do not depend on its pictures.
enum GalleryPage {
  /// Returns the text before the body. The content security policy allows the page to use only its
  /// own script and style, and the font and the images that it contains.
  static func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
    font-src data:; img-src data:">
    <meta name="color-scheme" content="light dark">
    <title>\(XMLText.escaped(title))</title>
    <style>
    \(GalleryStyle.source)
    </style>
    </head>

    """
  }

  /// The body of the page without its data.
  ///
  /// It has the search field, the settings, the grid, the view of the enlarged picture, and the
  /// inspector of a view. All are empty until the script fills them.
  static let body = PageText.joined(["body.html"]) + "\n"
}
