/// Compiles only if 'live' throws the type of its steps.
func start(path: String) async throws(SetupError) -> String {
  let app = try await AppDependency.live(path: path)
  return await StartScreen(dependencies: app).start()
}

let text = try await start(path: "songs")
precondition(text == "5 rows, one database", text)

do {
  _ = try await start(path: "")
  preconditionFailure("the error of the initializer is lost")
} catch {
  precondition(error == .noDisk, "another error: \(error)")
}
