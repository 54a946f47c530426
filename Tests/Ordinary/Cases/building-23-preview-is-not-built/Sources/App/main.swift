/// Whether 'live' has to be given a stopwatch.
func needsStopwatch(_ live: (any Timing, (any RecordStoring)?) -> AppDependency) -> Bool { true }
func needsStopwatch(_ live: ((any Timing)?, (any RecordStoring)?) -> AppDependency) -> Bool {
  false
}

// hasgen does not know how a type of the standard library is built, so 'live' asks for it.
let app = AppDependency.live(stopwatch: ContinuousClock())
precondition(app.stopwatch.name == "continuous", "another clock")
precondition(
  needsStopwatch(AppDependency.live(stopwatch:records:)), "live builds the clock of the preview")

// The real implementation is the only one.
precondition(app.records.count == 0, "live builds the records of the preview")

// A preview can be passed.
let preview = AppDependency.live(stopwatch: PreviewClock(), records: PreviewRecords())
precondition(preview.stopwatch.name == "preview", "the clock that was passed")
precondition(preview.records.count == 12, "the records that were passed")
