import LayoutModel

/// Renders a gallery as a self-contained HTML page.
///
/// Style, script and data are part of the page. Its content security policy forbids loading
/// resources, so that the page can be opened from a disk, sent by mail, or attached to a build.
/// Pictures are stored as JSON, and inserted when they are near the window, so that hundreds of
/// them scroll smoothly.
///
/// Equal galleries give equal pages, byte for byte.
public struct GalleryRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Returns the page as a string.
  ///
  /// - Parameter gallery: The scenes of the page.
  /// - Returns: A complete HTML document.
  /// - Complexity: O(*n*), where *n* is the number of views and constraints in all pictures.
  public func html(for gallery: Gallery) -> String {
    var page = ""
    write(gallery, to: &page)
    return page
  }

  /// Writes the page to a stream, one picture at a time.
  ///
  /// - Parameters:
  ///   - gallery: The scenes of the page.
  ///   - stream: The destination of the HTML document.
  public func write(_ gallery: Gallery, to stream: inout some TextOutputStream) {
    stream.write(GalleryPage.head(title: gallery.title.excerpt(200)))
    stream.write(GalleryPage.body)
    var palette = SVGPalette()
    var index = GalleryIndex(title: gallery.title)
    for scene in gallery.scenes {
      index.begin(scene)
      for picture in scene.pictures {
        let number = index.add(picture)
        let data = GalleryPictureData.json(
          picture.snapshot, findings: picture.findings, number: number, palette: &palette)
        stream.write("<script type=\"application/json\" id=\"p\(number)\">\(data)</script>\n")
      }
    }
    let json = index.json(problems: gallery.problems, palette: palette)
    stream.write("<style>\(PictureFont.rules(for: palette.letters))</style>\n")
    stream.write("<script type=\"application/json\" id=\"gallery\">\(json)</script>\n")
    stream.write("<script type=\"module\">\n\(GalleryScript.source)\n</script>\n</body>\n</html>\n")
  }
}
