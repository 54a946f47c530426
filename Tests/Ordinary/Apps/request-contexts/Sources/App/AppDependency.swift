/// Lives as long as the server.
struct AppDependency: Sendable {
  let mailer: any Mailing
  let users: any Users
  let database: Database
}
