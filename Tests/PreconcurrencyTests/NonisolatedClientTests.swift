import Foundation
import InterfaceBuilder
import UIKit
import XCTest

/// Code in Swift 5 that says nothing of isolation, as most of UIKit's clients. That it compiles is
/// the test. Oracle: Apple's headers, in which these methods belong to no global actor that such
/// code would hear of.
final class NonisolatedClientTests: XCTestCase {
  private struct Theme {
    func font(_ style: UIFont.TextStyle) -> UIFont {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    func views(of name: String) -> [Any]? {
      Bundle.main.loadNibNamed(name, owner: nil)
    }
  }

  func testFontsOfTextStylesNeedNoIsolation() {
    XCTAssertEqual(Theme().font(.body).pointSize, 17)
  }
}
