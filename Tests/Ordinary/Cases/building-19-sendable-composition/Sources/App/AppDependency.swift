struct AppDependency: HasJournal {
  let journal: Journal
  let uploader: Uploader
}
