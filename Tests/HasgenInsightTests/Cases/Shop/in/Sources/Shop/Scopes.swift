import Core

protocol HasUserName { var userName: String { get } }
protocol MakesUserScope { func makeUserScope(userName: String) -> UserDependency }

struct UserDependency {
  let app: AppDependency
  let userName: String
}

struct CartDependency {
  let user: UserDependency
}
