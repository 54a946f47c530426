import Foundation

/// Everything that the parts of the app may ask for.
struct AppDependency: Sendable {
  let articleProvider: any ArticleProviding
  let bookmarkStore: any BookmarkStoring
  let calendar: Calendar
  let clock: any TimeTelling
  let imageProvider: any ImageProviding
  let logger: any Logging
  let screen: any Screen

  #if DEBUG
    let stopwatch: any TimeMeasuring = Stopwatch()
  #endif
}
