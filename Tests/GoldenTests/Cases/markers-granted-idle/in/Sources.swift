protocol HasAdmin {}
protocol HasReports {}
protocol HasLogger { var logger: Int { get } }
protocol Other {}

// hasgen: has HasAdmin HasLogger HasReprots Other
struct AppDependency: HasAdmin { let logger: Int }

// hasgen: has HasAdmin
struct UserScope {
  let app: AppDependency
}

// hasgen: has HasReports
struct Model {}
