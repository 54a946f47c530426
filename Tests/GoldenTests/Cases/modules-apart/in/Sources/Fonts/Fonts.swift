import Core

// What another module adds to a container is seen there.
public protocol HasFontFactory { var fontFactory: Int { get } }

extension AppDependency: HasFontFactory {
  public var fontFactory: Int { 1 }
}

extension AppDependency {
  public var fonts: Int { 2 }
}

struct Consumer {
  typealias Dependencies = HasFontFactory
}
