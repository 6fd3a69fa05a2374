#if SnapshotTesting
  import Foundation
  import SnapshotTesting
  import UIKit
  import UIKitSnapshots

  /// Drawings of paths. Precisions and the scale have no effect.
  extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A strategy that compares drawings of a filled path.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares drawings of a filled path.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
      SimplySnapshotting<UIImage>.image(precision: precision).pullback { path in
        ViewSnapshot.onMainActor {
          ViewSnapshot.image(
            of: path.cgPath, drawingMode: path.usesEvenOddFillRule ? .eoFill : .fill)
        }
      }
    }
  }

  /// Text for paths.
  extension Snapshotting where Value == UIBezierPath, Format == String {
    /// A strategy that compares the elements of a path.
    public static var elementsDescription: Snapshotting {
      SimplySnapshotting<String>.lines.pullback { path in
        ViewSnapshot.onMainActor { ViewSnapshot.elementsDescription(of: path.cgPath) }
      }
    }

    /// Returns a strategy that compares the elements of a path, with numbers as a formatter prints
    /// them.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
      SimplySnapshotting<String>.lines.pullback { path in
        ViewSnapshot.onMainActor {
          ViewSnapshot.elementsDescription(of: path.cgPath, numberFormatter: numberFormatter)
        }
      }
    }
  }

  /// Drawings of paths. Precisions and the scale have no effect.
  extension Snapshotting where Value == CGPath, Format == UIImage {
    /// A strategy that compares drawings of a path that is filled by the even-odd rule.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares drawings of a path that is filled or stroked.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
      drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
      SimplySnapshotting<UIImage>.image(precision: precision).pullback { path in
        ViewSnapshot.image(of: path, drawingMode: drawingMode)
      }
    }
  }

  /// Text for paths.
  extension Snapshotting where Value == CGPath, Format == String {
    /// A strategy that compares the elements of a path.
    public static var elementsDescription: Snapshotting {
      SimplySnapshotting<String>.lines.pullback { ViewSnapshot.elementsDescription(of: $0) }
    }

    /// Returns a strategy that compares the elements of a path, with numbers as a formatter prints
    /// them.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
      SimplySnapshotting<String>.lines.pullback {
        ViewSnapshot.elementsDescription(of: $0, numberFormatter: numberFormatter)
      }
    }
  }
#endif
