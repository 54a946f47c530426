struct AppDependency: Sendable {
  let input: any LineReading
  let output: any Printing
  let rows: Rows
  let style: Style
}
