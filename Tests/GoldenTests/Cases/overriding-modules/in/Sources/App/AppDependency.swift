import Core
import Foundation

struct AppDependency {
  let logger: any Logging
  let level: Core.Level
  let date: Date
  let other: Level.Inner

  struct Level { struct Inner {} }
}
