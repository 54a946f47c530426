import Foundation

/// The scope of the app: the dependencies that are the same for all accounts and articles.
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
