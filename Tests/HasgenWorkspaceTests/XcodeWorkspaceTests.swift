@testable import HasgenProjects
import TestFolders
import Testing

@Suite struct XcodeWorkspaceTests {
  @Test func findsProjectsAndPackages() throws {
    let folder = try TestFolder([
      "A & B.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <FileRef location = "group:README.md"></FileRef>
         <FileRef
            location = "container:App/Shop &amp; More.xcodeproj">
         </FileRef>
         <Group location = "group:Libraries" name = "Libraries">
            <Group
               name = "Inner"
               location = "group:Inner">
               <FileRef location = "group:Core"/>
            </Group>
            <FileRef location = "group:../Other/Kit.xcodeproj"></FileRef>
            <FileRef location = "container:Tools"></FileRef>
         </Group>
         <Group location = "container:" name = "Loose">
            <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
         </Group>
         <FileRef location = "absolute:/Elsewhere/Far.xcodeproj"></FileRef>
      </Workspace>
      """,
      "Libraries/Inner/Core/Package.swift": "// swift-tools-version: 6.0",
      "Tools/Package.swift": "// swift-tools-version: 6.0",
    ])
    let workspace = try XcodeWorkspace(reading: folder("A & B.xcworkspace"))
    #expect(
      workspace.projects == [
        folder("App/Shop & More.xcodeproj"), folder("Other/Kit.xcodeproj"),
        "/Elsewhere/Far.xcodeproj",
      ])
    #expect(workspace.packages == [folder("Libraries/Inner/Core"), folder("Tools")])
  }

  /// The workspace inside of a project and that of a package refer to what is around them.
  @Test(arguments: ["self:", "group:", "container:Missing"])
  func findsNothing(_ location: String) throws {
    let folder = try TestFolder([
      "A.xcworkspace/contents.xcworkspacedata": "<FileRef location = \"\(location)\"></FileRef>"
    ])
    let workspace = try XcodeWorkspace(reading: folder("A.xcworkspace"))
    #expect(workspace.projects.isEmpty && workspace.packages.isEmpty)
  }

  @Test func refusesMissingFiles() throws {
    let folder = try TestFolder()
    #expect(throws: SystemError.self) { try XcodeWorkspace(reading: folder("A.xcworkspace")) }
  }
}
