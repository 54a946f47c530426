let app = AppDependency.live()
await Task.detached { await app.uploader.upload("Lake") }.value
await app.uploader.upload("Hill")
let lines = await app.journal.lines
precondition(lines == ["uploads Lake", "uploads Hill"], "another journal: \(lines)")

// A journal that is passed is the uploader's too.
let journal = Journal()
await AppDependency.live(journal: journal).uploader.upload("Sea")
let passed = await journal.lines
precondition(passed == ["uploads Sea"], "the uploader does not see the journal: \(passed)")
