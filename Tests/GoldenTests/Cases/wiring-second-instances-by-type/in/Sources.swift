// Nor is what a member is made of built again for another type, or by a closure.
final class Session {}
final class Repo { init(session: Session) {} }
protocol Api: Sendable {}
final class WebApi: Api {}
final class Uploader { init(api: WebApi) {} }
final class Poller { init(source: @escaping () -> any Api) {} }

struct AppDependency {
  let session: Session?
  let repo: Repo
  let api: any Api
  let uploader: Uploader
  let poller: Poller
}
