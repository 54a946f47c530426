import FileSystem
import Lint

extension LintChoices {
  /// What a configuration says about `hasgen lint`.
  init(_ lint: Configuration.Lint, in file: ConfigurationFile, workingDirectory: String) {
    let root = file.root
    self.init(
      levels: lint.levels, isInCheck: lint.isInCheck,
      policies: lint.policies.map { policy in
        let globs = policy.paths.compactMap { Glob($0) }
        return LintPolicy(
          subject: policy.subject, modules: Set(policy.modules), paths: policy.paths,
          allowsPath: { path in
            let absolute = Path.normalized(Path.join(workingDirectory, path))
            let inRoot = Path.relative(from: root, to: absolute)
            return globs.contains { $0.matches(inRoot, isFolder: false) }
          },
          location: policy.location)
      })
  }
}
