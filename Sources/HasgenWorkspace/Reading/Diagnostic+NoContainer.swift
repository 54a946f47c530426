import HasgenProjects
import HasgenReading

extension Diagnostic {
  /// The error for sources without a container.
  static func noContainer(inFiles count: Int) -> Diagnostic {
    Diagnostic(
      severity: .error, id: .noContainer,
      message: "there is no container in \(count.counted("file"))",
      location: nil,
      notes: [
        Note(
          "name it 'AppDependency', mark it with '// hasgen: container', or name it under "
            + "'\"containers\"' in \(Configuration.fileName)"),
        Note(
          "if there is none, say so in \(Configuration.fileName): '\"containers\": []'"),
      ])
  }
}
