import Foundation

struct AppDependency { let foreign: NSUnread }
