public import Core
package import Feat
internal import Net

// Nobody else sees the container, so its file needs none of what is written here.
public func describe(_ token: Token) -> String { "\(token)" }
package func show(_ screen: Screen) {}

struct AppDependency {
  let token: Token
  let secret: Secret
}
