import Core
import Net

public final class Screen {
  public init(token: Token, policy: RetryPolicy) {}
}
public protocol MakesScreen { func makeScreen(policy: RetryPolicy) -> Screen }
public final class Poller {
  public init(token: Token, client: Client = Client()) {}
}
public protocol MakesPoller { func makePoller() -> Poller }
