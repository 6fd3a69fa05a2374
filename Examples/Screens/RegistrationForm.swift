import UIKit

/// The registration form of the iOS 6 cookbooks: two text fields between the edges and a button in
/// the middle, in any orientation.
///
/// The visual format arranges the fields at the standard distances. An `NSLayoutConstraint` centers
/// the button, which the visual format cannot express.
@MainActor
public enum RegistrationForm {
  /// Returns the form on a device, in portrait and then rotated to landscape.
  public static func screens(on device: Device) -> [ExampleScreen] {
    let controller = Controller()
    let window = UIWindow(device: device)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return Device.Orientation.allCases.map { orientation in
      window.move(to: UIScreen(device: device, orientation: orientation))
      return ExampleScreen(
        "Registration form, \(device.id) \(orientation.rawValue)", in: controller.view,
        ["name": controller.name, "email": controller.email, "register": controller.register])
    }
  }

  private final class Controller: UIViewController {
    let name = UITextField()
    let email = UITextField()
    let register = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      name.placeholder = "Name"
      email.placeholder = "Email"
      register.setTitle("Register", for: .normal)
      for field in [name, email] { field.borderStyle = .roundedRect }
      for item in [name, email, register] {
        item.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(item)
      }
      let views = NSDictionaryOfVariableBindings((name: name, email: email, register: register))
      for format in [
        "H:|-[name]-|", "H:|-[email]-|", "V:|-top-[name]-[email(name)]-gap-[register]",
      ] {
        view.addConstraints(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: ["top": 40, "gap": 24], views: views))
      }
      view.addConstraint(
        NSLayoutConstraint(
          item: register, attribute: .centerX, relatedBy: .equal, toItem: view,
          attribute: .centerX, multiplier: 1, constant: 0))
    }
  }
}
