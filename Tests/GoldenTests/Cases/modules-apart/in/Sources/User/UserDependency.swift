import Core

public protocol HasUser { var user: Int { get } }

public struct UserDependency {
  public let app: AppDependency
  public let user: Int
}

public final class Profile {
  public typealias Dependencies = HasUser & HasLogger

  public init(dependencies: any Dependencies) {}
}
