/// The parts of the page that do not depend on its pictures.
enum GalleryPage {
  /// Everything before the body. The policy lets the page run its own script and style and
  /// nothing else.
  static func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
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
  /// It has the search, settings, the grid, the stage for one picture and the panel about a view,
  /// all empty; the script fills them.
  static let body = PageText.joined([PackageResources.body_html]) + "\n"
}
