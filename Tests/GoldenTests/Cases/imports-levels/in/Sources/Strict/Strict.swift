public import Core
import Feat
import Net

// Without access, an import is internal here.
public struct AppDependency {
  public let token: Token
  package let secret: Secret
}
struct UserDependency {
  let app: AppDependency
}
