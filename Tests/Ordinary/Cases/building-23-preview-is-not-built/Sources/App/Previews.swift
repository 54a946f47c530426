struct PreviewClock: Timing {
  let name = "preview"
}

struct PreviewRecords: RecordStoring {
  let count = 12
}
