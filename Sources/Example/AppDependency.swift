import Foundation

/// What lives as long as the app: everything that does not depend on who reads what.
struct AppDependency: Sendable {
  let articleProvider: any ArticleProviding
  let calendar: Calendar
  let clock: any TimeTelling
  let imageProvider: any ImageProviding
  let logger: any Logging
  let screen: any Screen
  let storage: any AccountStoring

  #if DEBUG
    let stopwatch: any TimeMeasuring = Stopwatch()
  #endif
}
