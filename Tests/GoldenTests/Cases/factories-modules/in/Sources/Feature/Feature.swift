import Core
import Foundation

public final class PageScreen {
  public typealias Dependencies = HasLogger & MakesPageScreen
  public init(page: Page, links: [URL], dependencies: any Dependencies) {}
}
public protocol MakesPageScreen {
  func makePageScreen(page: Page, links: [URL]) -> PageScreen
}

public protocol Storing {}
public protocol MakesStore { func makeStore() -> any Storing }
package struct DiskStore: Storing {
  package init(logger: any Logging) {}
}

public struct Settings {
  package init() {}
}
extension Settings {
  public init(logger: any Logging, when: Date? = nil) {}  // hasgen: live
}
public protocol MakesSettings { func makeSettings() -> Settings }
