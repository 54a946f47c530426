struct UserDependency {
  let app: AppDependency
  let logger: String
  let name: String
  var token: Int { get async { 1 } }
}
