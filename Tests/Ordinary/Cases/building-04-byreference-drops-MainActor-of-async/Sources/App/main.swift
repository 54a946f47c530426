let coordinator = GalleryCoordinator(dependencies: AppDependency(batchSize: 3).byReference)
let album = Album()

let count = await coordinator.fill(album)
precondition(count == 3 && album.photos.count == 3, "imported \(album.photos.count)")

let screen = await coordinator.open(album)
precondition(screen.album === album && screen.caption.isEmpty, "another album")

let captioned = await coordinator.openWithCaption(album)
precondition(captioned.album === album && captioned !== screen, "another screen")
precondition(captioned.caption == "3 photos", "the caption: \(captioned.caption)")
