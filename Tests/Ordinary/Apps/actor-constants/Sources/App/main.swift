let archive = Archive()
let app = AppDependency(archive: archive)
let scope = BackupScope(app: app, files: ["Letter", "Photo"])
precondition(scope.archive === archive, "the scope has another archive")
await Backup(dependencies: scope).run()
let files = await app.archive.files
precondition(files == ["Letter", "Photo"], "saved: \(files)")
precondition((app as Any) is any HasArchive, "the actor does not conform")
