import Login
import SnapshotTesting
import UIKit
import XCTest

final class LoginTests: XCTestCase {
  func testDevices() {
    let devices: [(name: String, config: ViewImageConfig)] = [
      ("iPhoneSe", .iPhoneSe), ("iPhoneX", .iPhoneX), ("iPhoneX-landscape", .iPhoneX(.landscape)),
      ("iPadMini-third", .iPadMini(.portrait(splitView: .oneThird))),
    ]
    for device in devices {
      assertSnapshot(
        of: LoginViewController(), as: .recursiveDescription(on: device.config), named: device.name)
    }
  }

  func testHierarchy() {
    let navigation = UINavigationController(rootViewController: LoginViewController())
    assertSnapshot(of: navigation, as: .hierarchy)
  }

  func testView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    view.backgroundColor = .red
    view.addSubview(UIView(frame: CGRect(x: 8, y: 8, width: 24, height: 24)))
    assertSnapshot(of: view, as: .recursiveDescription(size: CGSize(width: 200, height: 40)))
    assertSnapshot(of: view, as: .image)
  }

  func testPicture() {
    assertSnapshot(of: LoginViewController(), as: .image(on: .iPhoneX))
  }

  func testDarkPicture() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    view.backgroundColor = .systemBackground
    assertSnapshot(of: view, as: .image(precision: 0.99, traits: traits))
  }

  func testLayer() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    layer.backgroundColor = UIColor.red.cgColor
    layer.cornerRadius = 6
    assertSnapshot(of: layer, as: .image)
  }

  func testChangedPicture() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .green
    // The reference is a square of 10 points.
    let failure = verifySnapshot(of: view, as: .image, named: "smaller", record: .never)
    XCTAssertTrue(try XCTUnwrap(failure).contains("The picture differs from its reference"))
  }
}
