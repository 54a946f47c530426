import Core

// What a parent of another module has is read as far as it can be seen.
struct UserDependency { let app: AppDependency }
