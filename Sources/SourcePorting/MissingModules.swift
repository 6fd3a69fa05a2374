#if SourcePorting
  /// The modules of Apple's platforms that are not available on Linux.
  enum MissingModules {
    /// The names.
    ///
    /// Neither Foundation nor this project has modules with these names. Modules of packages are
    /// not listed, because a package can be ported too.
    static let names: Set<String> = [
      "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AppKit", "AudioToolbox",
      "AuthenticationServices", "CallKit", "Cocoa", "Combine", "Contacts", "ContactsUI",
      "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
      "CoreMedia", "CoreMotion", "CoreServices", "CoreTelephony", "CoreText", "CoreVideo",
      "Darwin", "EventKit", "GLKit", "GameKit", "IOKit", "ImageIO", "Intents", "JavaScriptCore",
      "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
      "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MobileCoreServices",
      "NaturalLanguage", "Network", "OpenGLES", "PDFKit", "PassKit", "PencilKit",
      "Photos", "PhotosUI", "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security",
      "Speech", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration",
      "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox",
      "Vision", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "simd",
    ]
  }
#endif
