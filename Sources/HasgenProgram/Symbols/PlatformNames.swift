import HasgenReading

/// Known facts about modules whose sources are never read: those of the toolchain and of the
/// platforms.
package enum PlatformNames {
  /// The modules of the toolchain and of the platforms; their types need no qualification.
  package static let modules: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "Android", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AudioToolbox", "AudioUnit", "AuthenticationServices", "BackgroundTasks", "Bionic", "CFNetwork",
    "CRT", "CallKit", "CarPlay", "Charts", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "Combine",
    "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "Cxx", "Darwin",
    "DeviceActivity", "DeviceCheck", "Dispatch", "Distributed", "EventKit", "EventKitUI",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FinderSync", "Foundation",
    "FoundationEssentials", "FoundationNetworking", "GLKit", "GameController", "GameKit",
    "GameplayKit", "Glibc", "GroupActivities", "HealthKit", "HomeKit", "IOKit", "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "Musl", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "RegexBuilder", "ReplayKit", "RoomPlan",
    "SafariServices", "SceneKit", "ScreenCaptureKit", "Security", "ServiceManagement",
    "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
    "Swift", "SwiftData", "SwiftUI", "Symbols", "Synchronization", "SystemConfiguration", "TVUIKit",
    "Testing", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "VideoToolbox", "Vision", "VisionKit", "WASILibc", "WatchConnectivity", "WatchKit",
    "WeatherKit", "WebKit", "WidgetKit", "WinSDK", "XCTest", "XPC", "iAd", "os", "simd", "ucrt",
  ]

  /// The aliases in these modules for types of the standard library.
  package static let aliases: [String: String] = [
    "CChar": "Int8", "CDouble": "Double", "CFTimeInterval": "Double", "CFloat": "Float",
    "CInt": "Int32", "CLLocationDegrees": "Double", "CLLocationDistance": "Double",
    "CUnsignedInt": "UInt32", "TimeInterval": "Double",
  ]

  /// The protocols and classes that a protocol or a class implies.
  static let implied: [String: [String]] = [
    "Codable": ["Decodable", "Encodable"], "Comparable": ["Equatable"],
    "CustomNSError": ["Error", "Sendable"], "Error": ["Sendable"], "Hashable": ["Equatable"],
    "LocalizedError": ["Error", "Sendable"],
    "NSObject": [
      "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable",
      "NSObjectProtocol",
    ],
    "UIViewController": ["NSObjectProtocol", "UIResponder"],
  ]

  /// The attributes of declarations that the language has, and its global actor.
  ///
  /// Any other attribute may be a macro, a property wrapper, a result builder or a global actor.
  /// None of these adds members to a type, or changes the type of a property.
  fileprivate static let languageAttributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "LLDBDebuggerFunction", "MainActor", "NSApplicationMain", "NSCopying", "NSManaged", "Sendable",
    "UIApplicationMain", "_alwaysEmitIntoClient", "_borrowed", "_cdecl", "_disfavoredOverload",
    "_documentation", "_dynamicReplacement", "_eagerMove", "_expose", "_extern",
    "_hasMissingDesignatedInitializers", "_implements", "_marker", "_nonSendable",
    "_objcImplementation", "_originallyDefinedIn", "_rawLayout", "_semantics", "_silgen_name",
    "_specialize", "_spi", "_transparent", "_typeEraser", "_unsafeInheritExecutor", "abi",
    "attached", "available", "backDeployed", "c", "cdecl", "concurrent", "const",
    "constInitialized", "derivative", "diagnose", "differentiable", "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "exclusivity", "export", "freestanding", "frozen",
    "globalActor", "implementation", "inlinable", "inline", "lifetime", "main", "noDerivative",
    "nonexhaustive", "nonobjc", "objc", "objcMembers", "optimize", "preconcurrency",
    "propertyWrapper", "requires_stored_property_inits", "resultBuilder", "rethrows", "safe",
    "section", "sensitive", "specialized", "storageRestrictions", "testable", "transpose",
    "unchecked", "unsafe", "usableFromInline", "used", "warn_unqualified_access",
  ]

  /// The protocols that every type conforms to by default, and those that only the compiler checks.
  package static let universal: Set<String> = ["Any", "Copyable", "Escapable", "SendableMetatype"]

  /// The names in the standard library that protocols use most often; they need no import.
  package static let standardLibrary: Set<String> = [
    "Actor", "Any", "AnyActor", "AnyHashable", "AnyKeyPath", "AnyObject", "Array", "ArraySlice",
    "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream", "AsyncThrowingStream",
    "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "Bool", "CaseIterable",
    "Character", "Clock", "ClosedRange", "Codable", "Collection", "Comparable", "ContiguousArray",
    "ContinuousClock", "Copyable", "CustomDebugStringConvertible", "CustomStringConvertible",
    "Decodable", "Decoder", "Dictionary", "Double", "Duration", "Encodable", "Encoder", "Equatable",
    "Error", "Escapable", "ExpressibleByStringLiteral", "FixedWidthInteger", "Float",
    "FloatingPoint", "Hashable", "Hasher", "Identifiable", "InstantProtocol", "Int", "Int16",
    "Int32", "Int64", "Int8", "IteratorProtocol", "KeyPath", "KeyValuePairs",
    "LosslessStringConvertible", "MainActor", "MutableCollection", "Never", "Numeric",
    "ObjectIdentifier", "Optional", "PartialKeyPath", "RandomAccessCollection", "Range",
    "RangeReplaceableCollection", "RawRepresentable", "ReferenceWritableKeyPath", "Result", "Self",
    "Sendable", "SendableMetatype", "Sequence", "Set", "SignedInteger", "StaticString", "String",
    "StringProtocol", "Substring", "SuspendingClock", "Task", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8", "UnsafeRawPointer", "Void", "WritableKeyPath",
  ]

  /// The names in Foundation, on all platforms, that protocols use most often.
  package static let foundation: Set<String> = [
    "AttributedString", "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents",
    "DateFormatter", "DateInterval", "Decimal", "FileHandle", "FileManager", "IndexPath",
    "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "Measurement", "NSError",
    "Notification", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue",
    "Process", "ProcessInfo", "Progress", "RunLoop", "Scanner", "Stream", "Thread", "TimeInterval",
    "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "UUID", "Unit", "UserDefaults",
  ]

  /// Types of the standard library that are not `Sendable`.
  static let unshared: Set<String> = [
    "Any", "AnyHashable", "AnyKeyPath", "AnyObject", "KeyPath", "ManagedBuffer", "OpaquePointer",
    "PartialKeyPath", "ReferenceWritableKeyPath", "UnsafeBufferPointer",
    "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
    "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
    "WritableKeyPath",
  ]

  /// Names of types in Foundation, Combine, SwiftUI or Testing that an app may use for a type of
  /// its own: a file that imports both has to qualify the name with its module.
  package static let contested: Set<String> = [
    "Alert", "Animation", "App", "Attachment", "AttributedString", "Binding", "Bundle", "Button",
    "Calendar", "Canvas", "Color", "Comment", "Data", "Date", "DateInterval", "Decimal",
    "Dimension", "Divider", "Environment", "Event", "Font", "Form", "Formatter", "Future",
    "Gesture", "Gradient", "Grid", "Group", "Host", "Image", "IndexPath", "IndexSet", "Issue",
    "Just", "Label", "Layout", "Link", "List", "Locale", "Map", "Measurement", "Menu",
    "Notification", "Operation", "OperationQueue", "Path", "Picker", "Pipe", "Port", "Predicate",
    "Process", "Progress", "Publisher", "Record", "Rectangle", "RunLoop", "Scanner", "Scene",
    "Section", "Shape", "Slider", "SourceLocation", "Spacer", "State", "Stepper", "Stream",
    "Subject", "Subscriber", "Subscription", "Tab", "Table", "Tag", "Test", "Text", "Thread",
    "TimeZone", "Timer", "Toggle", "Token", "Trait", "Transaction", "URL", "UUID", "Unit",
    "UserInfo", "View",
  ]

  /// Types with a failable initializer, whose call may return an optional.
  static let failable: Set<String> = [
    "Bundle", "Data", "Decimal", "NSColor", "NSFont", "NSImage", "NSURL", "TimeZone", "UIColor",
    "UIFont", "UIImage", "URL", "URLComponents", "UUID", "UserDefaults",
  ]

  /// Generic types whose arguments are usually inferred in an initializer call.
  package static let generic: Set<String> = [
    "AnyCollection", "AnyIterator", "AnyPublisher", "AnySequence", "AnySubscriber", "Array",
    "ArraySlice", "AsyncStream", "AsyncThrowingStream", "Atomic", "AtomicLazyReference", "Binding",
    "ClosedRange", "ContiguousArray", "CurrentValueSubject", "Deferred", "Dictionary", "Empty",
    "Fail", "Future", "Just", "KeyValuePairs", "ManagedBuffer", "Measurement", "Mutex",
    "OSAllocatedUnfairLock", "Optional", "PassthroughSubject", "Published", "Range", "Result",
    "Set", "State", "Task", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafePointer",
  ]

  /// The static members that by convention return a shared value of their type: `.shared`,
  /// `.current()`.
  static let sharingMembers: Set<String> = [
    "current", "default", "main", "shared", "standard",
  ]

  /// Types with a sharing member, which count even in a file that imports modules that were not
  /// read.
  package static let sharing: Set<String> = [
    "ASIdentifierManager", "BGTaskScheduler", "Bundle", "CKContainer", "Calendar", "DispatchQueue",
    "FileManager", "HTTPCookieStorage", "Locale", "MPNowPlayingInfoCenter", "MPRemoteCommandCenter",
    "NSApplication", "NSFontManager", "NSSpellChecker", "NSUbiquitousKeyValueStore", "NSWorkspace",
    "NotificationCenter", "OperationQueue", "PHPhotoLibrary", "RunLoop", "SKPaymentQueue", "Thread",
    "TimeZone", "UIApplication", "UIDevice", "UIScreen", "UNUserNotificationCenter", "URLCache",
    "URLCredentialStorage", "URLSession", "URLSessionConfiguration", "UserDefaults", "WCSession",
    "WKInterfaceDevice", "WidgetCenter",
  ]

  /// Further static members that return a value of their own type.
  static let furtherSharingMembers: [String: Set<String>] = [
    "AVAudioSession": ["sharedInstance"], "Date": ["now"], "ProcessInfo": ["processInfo"],
  ]

  /// Members with the name of a sharing member that return another type: an optional, or a type
  /// without `NS`.
  static let otherSharingMembers: [String: Set<String>] = [
    "NSAppearance": ["current"], "NSBundle": ["main"], "NSCalendar": ["current"],
    "NSLocale": ["current"], "NSScreen": ["main"], "NSTimeZone": ["default"],
    "OperationQueue": ["current"], "Progress": ["current"], "Task": ["current"],
  ]

  /// Types in these modules whose names look like those of compositions: `…Context`.
  package static let contexts: Set<String> = [
    "CGContext", "CIContext", "EAGLContext", "GraphicsContext", "JSContext", "LAContext",
    "ModelContext", "NSExtensionContext", "NSGraphicsContext", "NSManagedObjectContext",
    "NSOpenGLContext", "NSStringDrawingContext", "NSTextInputContext",
    "NSViewControllerRepresentableContext", "NSViewRepresentableContext",
    "TimelineViewDefaultContext", "UIFocusUpdateContext", "UIGraphicsImageRendererContext",
    "UIGraphicsRendererContext", "UIViewControllerRepresentableContext",
    "UIViewRepresentableContext",
  ]

  /// Types and protocols that are isolated to the main actor, like all types that inherit from
  /// them.
  package static let onMainActor: Set<String> = [
    "App", "ButtonStyle", "Commands", "LabelStyle", "NSApplication", "NSApplicationDelegate",
    "NSCell", "NSControl", "NSDocument", "NSHostingController", "NSMenu", "NSResponder",
    "NSSplitViewController", "NSTabViewController", "NSTableCellView", "NSTextField", "NSView",
    "NSViewController", "NSViewControllerRepresentable", "NSViewRepresentable", "NSWindow",
    "NSWindowController", "PreviewProvider", "Scene", "ToggleStyle", "ToolbarContent",
    "UIActivityViewController", "UIAlertController", "UIApplication", "UIApplicationDelegate",
    "UIButton", "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewController",
    "UIControl", "UIHostingController", "UIImageView", "UIInputViewController", "UILabel",
    "UINavigationController", "UIPageViewController", "UIPresentationController", "UIResponder",
    "UISceneDelegate", "UIScrollView", "UISearchController", "UISplitViewController", "UIStackView",
    "UITabBarController", "UITableViewCell", "UITableViewController", "UITableViewHeaderFooterView",
    "UITextField", "UITextView", "UIView", "UIViewController", "UIViewControllerRepresentable",
    "UIViewRepresentable", "UIWindow", "UIWindowScene", "UIWindowSceneDelegate", "View",
    "ViewModifier", "Widget", "WidgetBundle",
  ]

  /// True if, by convention, a static member of an undeclared type returns a value of that type.
  ///
  /// - Parameter isOfPlatform: True if all modules that may declare the type come with the
  ///   platforms.
  package static func gives(_ member: String, itselfOf type: String, isOfPlatform: Bool) -> Bool {
    if furtherSharingMembers[type]?.contains(member) == true { return true }
    if otherSharingMembers[type]?.contains(member) == true { return false }
    return sharingMembers.contains(member) && (isOfPlatform || sharing.contains(type))
  }

  /// The names and all names that they imply.
  package static func closure(of names: Set<String>) -> Set<String> {
    var result = names
    var waiting = Array(names)
    while let name = waiting.popLast() {
      for implied in implied[name] ?? [] where result.insert(implied).inserted {
        waiting.append(implied)
      }
    }
    return result
  }
}

extension Attribute {
  /// True for an attribute of the language, such as `@objc` or `@diagnose(…)`. Any other attribute
  /// may be a macro.
  package var isOfLanguage: Bool { PlatformNames.languageAttributes.contains(name) }
}
