import Core

struct UserDependency { let app: AppDependency }
