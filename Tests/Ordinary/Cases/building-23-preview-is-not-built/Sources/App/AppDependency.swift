struct AppDependency {
  let stopwatch: any Timing
  let records: any RecordStoring
}
