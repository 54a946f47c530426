let app = AppDependency.live()
let camera = CameraScreen(dependencies: app)

#if DEBUG
  let album = AlbumDependency(app: app, album: "May", owner: "Ada")
  precondition(camera.text == "glass 10 [\"crash\"]", "the camera: \(camera.text)")
  precondition(AlbumScreen(dependencies: album).share() == "folder/May/10", "the album")
  precondition(DebugScreen(dependencies: album).text == "[\"crash\"] May", "the debug screen")
#else
  let album = AlbumDependency(app: app, album: "May")
  precondition(camera.text == "glass 90", "the camera: \(camera.text)")
  precondition(AlbumScreen(dependencies: album).share() == "cloud/May/90", "the album")
#endif
precondition(album.lens.name == "glass", "the lens is not forwarded")
