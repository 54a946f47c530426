let app = AppDependency.live()
precondition(app.reader === app.writer, "two stores")
precondition(Editor(dependencies: app).write("Milk") == 1, "what is written is not read")
precondition(Editor(dependencies: app).write("Tea") == 2, "what is written is not read")

// Each 'live' has its own store.
let other = AppDependency.live()
precondition(other.reader === other.writer && other.reader !== app.reader, "one store for two apps")

// A member that is passed replaces only itself.
let archive = NoteStore()
let reading = AppDependency.live(reader: archive)
precondition(reading.reader === archive && reading.writer !== archive, "the writer is replaced")
precondition(Editor(dependencies: reading).write("Rice") == 0, "the archive is written")
let writing = AppDependency.live(writer: archive)
precondition(writing.writer === archive && writing.reader !== archive, "the reader is replaced")
precondition(Editor(dependencies: writing).write("Salt") == 0, "the archive is read")
precondition(archive.count == 1, "the archive has \(archive.count) notes")
