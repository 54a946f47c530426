struct AppDependency {}
