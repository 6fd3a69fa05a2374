#if SourcePorting
  import SourcePorting
  import Testing

  /// Ports one file that imports UIKit, and returns what follows the import. A second port must change
  /// nothing.
  func port(_ text: String) -> String {
    let once = SourcePort.port([SourceText(path: "A.swift", text: "import UIKit\n" + text)])
      .files[0].text
    #expect(SourcePort.port([SourceText(path: "A.swift", text: once)]).files[0].text == once)
    return String(once.dropFirst("import UIKit\n".count))
  }
#endif
