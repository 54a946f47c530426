import Core

struct AppDependency { let network: Network }
