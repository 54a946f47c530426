import Core

// What it forwards is for its own module only.
struct UserDependency {
  let app: AppDependency
  let session: Int
}
