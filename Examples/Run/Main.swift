import ExampleClasses
import ExampleScreens
import Foundation
import UIKit

/// Prints the frames of every example. With an argument, the picture of `Badge.xib`, drawn with a
/// view class of the program, is written to that file as SVG.
@main
@MainActor
struct Main {
  static func main() throws {
    let iPhone = Device(identifier: "retina6_0") ?? Device.all[0]
    var screens = [
      CenteredView.screen(on: iPhone), CenteredView.chainedScreen(on: iPhone),
      ConstraintInitializers.screen(),
    ]
    screens.append(BaselineForm.screen().screen)
    screens.append(GrowingParent.screen("Short"))
    screens.append(GrowingParent.screen("A text that needs more than one line of the bubble"))
    screens += RegistrationForm.screens(on: iPhone)
    screens += ReadableColumn.screens + PinnedToolbar.screens
    print(screens.map(\.text).joined(separator: "\n\n"))
    print("\n" + (try BadgePreview.text()))
    if let file = CommandLine.arguments.dropFirst().first, let picture = try BadgePreview.picture()
    {
      try Data(picture.utf8).write(to: URL(fileURLWithPath: file))
      print("  drawn in \(file)")
    }
    print("\nAutoresizing, by frames and by constraints")
    let outcomes = zip(
      AutoresizingMasks.outcomes(byConstraints: false),
      AutoresizingMasks.outcomes(byConstraints: true))
    for (frames, constraints) in outcomes {
      print("  \(frames.notation)  \(frames.frame)  \(constraints.frame)")
    }
  }
}
