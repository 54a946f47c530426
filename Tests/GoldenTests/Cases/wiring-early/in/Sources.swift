// What is not there before the container is.
protocol HasClient { var client: Client { get } }
protocol HasAccount { var account: Account { get } }
protocol HasReport { var report: Report { get } }
protocol HasMode { var mode: Mode { get } }
protocol HasPair { var pair: Pair { get } }
final class Client {}
typealias Account = Client
final class Report { init(client: Client) {} }
struct Mode { let isOn: Bool }
struct Pair { let count: Int }

final class AppDependency {
  let client: Client
  // Another name for a member is as good as that.
  var account: Account { client }
  let mail: Mail
  let post: Post
  var mode = Mode(isOn: false)
  lazy var report = Report(client: client)
  var pair: Pair { Pair(count: 2) }

  init(client: Client, mail: Mail, post: Post, mode: Mode = Mode(isOn: true)) {
    self.client = client
    self.mail = mail
    self.post = post
    self.mode = mode
  }
}

final class Mail { init(dependencies: any HasAccount & HasClient) {} }
final class Post { init(dependencies: any HasReport & HasMode & HasPair) {} }
