import UIKit

let window = UIWindow(device: Device(identifier: "retina6_1")!)

let label = UILabel()
label.text = "Set nowhere, computed"
label.translatesAutoresizingMaskIntoConstraints = false
window.addSubview(label)

NSLayoutConstraint.activate([
  label.centerXAnchor.constraint(equalTo: window.centerXAnchor),
  label.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor, constant: -20),
])

window.layoutIfNeeded()
let frame = label.frame
print(frame.minX, frame.minY, frame.width, frame.height)
