struct AppDependency: Sendable {
  let stopwatch: any Timing
  let records: any RecordStoring
}
