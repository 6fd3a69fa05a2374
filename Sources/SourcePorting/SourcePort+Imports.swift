#if SourcePorting
  import SwiftSyntax

  extension SourcePort {
    /// Modules of Apple's platforms that Linux lacks and that neither Foundation nor this project replaces.
    private static let missing: Set<String> = [
      "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AppKit", "AudioToolbox",
      "AuthenticationServices", "CallKit", "Cocoa", "Combine", "Contacts", "ContactsUI",
      "CoreAudio",
      "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia",
      "CoreMotion",
      "CoreServices", "CoreTelephony", "CoreText", "CoreVideo", "Darwin", "EventKit", "GLKit",
      "GameKit",
      "IOKit", "ImageIO", "Intents", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
      "MapKit",
      "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders",
      "MobileCoreServices", "NaturalLanguage", "Network", "OSLog", "OpenGLES", "PDFKit", "PassKit",
      "PencilKit", "Photos", "PhotosUI", "QuickLook", "ReplayKit", "SafariServices", "SceneKit",
      "Security", "Speech", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration",
      "UniformTypeIdentifiers",
      "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "WatchConnectivity",
      "WatchKit",
      "WebKit", "WidgetKit", "os", "simd",
    ]

    /// The starts of names that Foundation brings on Apple's platforms, and `UIKit` on Linux.
    private static let brought = ["CG", "CA", "UI", "NSLayout"]

    /// Ports the imports of a file.
    mutating func portImports(_ number: Int, _ nodes: [(Syntax, SyntaxScope)]) {
      var (hasUIKit, isLeftOut) = (false, false)
      var first: ImportDeclSyntax?
      for (node, scope) in nodes {
        guard let declaration = node.as(ImportDeclSyntax.self) else { continue }
        let module = declaration.path.first?.name.text ?? ""
        if first == nil, scope.conditions.isEmpty { first = declaration }
        switch module {
        case "UIKit", "QuartzCore", "CoreGraphics":
          if module == "UIKit" { hasUIKit = true }
          importWhole(declaration, number)
        case "UIKitLegacy": hasUIKit = true
        case "ObjectiveC":
          if declaration.path.count > 1 { importWhole(declaration, number) }
          if let name = declaration.path.first?.name {
            units[number].edits.replace(name.bytes, with: "FoundationObjects")
          }
        case _ where Self.missing.contains(module):
          guard !isGuarded(scope, module) else { continue }
          if module == "SwiftUI", isUnused(number) {
            isLeftOut = true
          } else {
            guardImport(declaration, of: module, number)
          }
        default: break
        }
      }
      if isLeftOut { leaveOut(number) }
      let needsUIKit = nodes.contains { node, scope in
        guard !isGuarded(scope, "SwiftUI"), !scope.isCondition else { return false }
        if let expansion = node.as(MacroExpansionExprSyntax.self) {
          return expansion.macroName.text == "selector"
        }
        let name =
          node.as(IdentifierTypeSyntax.self)?.name.text
          ?? node.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        return isBrought(name)
      }
      if !hasUIKit, needsUIKit, !isLeftOut {
        units[number].edits.insert(
          "import UIKit\n", at: first?.bytes.lowerBound ?? start(of: number))
      }
    }

    /// Returns a Boolean value that indicates whether a name comes with Foundation on Apple's platforms.
    private func isBrought(_ name: String) -> Bool {
      if [
        "Selector", "NSHashTable", "NSMapTable", "objc_getAssociatedObject",
        "objc_setAssociatedObject",
      ]
      .contains(name) {
        return true
      }
      guard let prefix = Self.brought.first(where: name.hasPrefix) else { return false }
      return name.dropFirst(prefix.count).first?.isUppercase ?? false
    }

    /// The offset of the first declaration of a file.
    private func start(of number: Int) -> Int {
      units[number].tree.statements.first?.bytes.lowerBound ?? 0
    }

    /// Imports the whole module instead of a submodule or a declaration.
    private mutating func importWhole(_ declaration: ImportDeclSyntax, _ number: Int) {
      guard let name = declaration.path.first?.name else { return }
      if let kind = declaration.importKindSpecifier { units[number].edits.removeWord(kind.bytes) }
      if declaration.path.count > 1 {
        units[number].edits.replace(name.bytes.upperBound..<declaration.bytes.upperBound, with: "")
      }
    }

    /// Returns a Boolean value that indicates whether a condition leaves an import out on Linux.
    private func isGuarded(_ scope: SyntaxScope, _ module: String) -> Bool {
      scope.conditions.contains { condition in
        if condition.hasPrefix("else ") {
          return !condition.contains("&&") && !condition.contains("!")
            && ["os(iOS)", "canImport(UIKit)"].contains { condition.contains($0) }
        }
        guard !condition.contains("!") else { return false }
        return condition.contains("canImport(\(module)") || condition.contains("canImport(AppKit)")
          || condition.contains("canImport(Darwin)") || condition.contains("os(macOS)")
          || condition.contains("os(OSX)") || condition.contains("os(watchOS)")
          || condition.contains("canImport(WatchKit)")
      }
    }

    /// Imports a module only where it exists.
    private mutating func guardImport(
      _ declaration: ImportDeclSyntax, of module: String, _ number: Int
    ) {
      let range = declaration.bytes
      units[number].edits.insert("#if canImport(\(module))\n", at: range.lowerBound)
      units[number].edits.insert("\n#endif", at: range.upperBound)
      note(
        number, range.lowerBound, "there is no module \(module) on Linux",
        "put what needs it into #if canImport(\(module))")
    }

    /// Returns a Boolean value that indicates whether no other file names a type of a file.
    private func isUnused(_ number: Int) -> Bool {
      let own = index.types[number] ?? []
      return !index.uses.contains { file, names in file != number && !names.isDisjoint(with: own) }
    }

    /// Leaves a file that needs SwiftUI out on Linux.
    private mutating func leaveOut(_ number: Int) {
      let start = start(of: number)
      let end = units[number].tree.endOfFileToken.allBytes.upperBound
      units[number].edits.insert("#if canImport(SwiftUI)\n", at: start)
      let isLineEnded = units[number].edits.bytes.last == 10
      units[number].edits.insert(isLineEnded ? "#endif\n" : "\n#endif\n", at: end)
      note(
        number, start, "the file needs SwiftUI and is left out on Linux",
        "move what needs only UIKit to another file")
    }
  }
#endif
