import Foundation
import InfoPlistCatalog
import Testing
import _InfoPlistTestSupport

@testable import _InfoPlistDevTools

@Suite struct GeneratedDocumentTests {
  @Test(arguments: [
    "reference-pages", "rule-pages", "store-messages", "configuration-page", "key-packs", "requirement-list", "conformance", "corpus-page",
  ])
  func generatedDocumentsAreFresh(_ name: String) throws {
    let changed: [String] = try Generators.run(package: SharedMaterial.packageRoot, only: name, write: false)
    #expect(changed.isEmpty, "run: swift run infoplist-dev generate --only \(name)")
  }

  @Test func noPageIsLeftOver() throws {
    #expect(try ReferencePageFiles().leftovers(package: SharedMaterial.packageRoot).isEmpty, "delete these files")
    #expect(try RulePageFiles().leftovers(package: SharedMaterial.packageRoot) == [], "delete these files")
  }

  /// Every relative link of the reference leads to a file and, with a fragment, to a heading of it.
  @Test func linksLeadSomewhere() throws {
    let files: [GeneratedFile] = try ReferencePageFiles().files(package: SharedMaterial.packageRoot)
    var anchors: [String: Set<String>] = [:]
    for file in files {
      anchors[file.path] = Set(
        file.content.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
          let heading: Substring = line.drop { $0 == "#" }.dropFirst()
          return ReferencePageFiles.anchor(heading.filter { $0 != "\\" })
        })
    }
    #expect(Set(files.map { $0.path.lowercased() }).count == files.count, "two files differ in case only")
    for file in files {
      let folder: String = String(file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)])
      for part in file.content.components(separatedBy: "](").dropFirst() {
        let target: String = String(part.prefix { $0 != ")" })
        guard !target.hasPrefix("https://") else { continue }
        let pieces: [Substring] = target.split(separator: "#", maxSplits: 1)
        let path: String = URL(fileURLWithPath: "/\(folder)/\(pieces[0])").standardized.path
        let known: Set<String>? = anchors[String(path.dropFirst())]
        #expect(known != nil, "\(file.path): \(target)")
        if pieces.count == 2 { #expect(known?.contains(String(pieces[1])) == true, "\(file.path): \(target)") }
      }
    }
  }

  @Test func requirementIDsAreFoundInTests() {
    let text: String = """
      @Suite struct SomeTests {
        @Test(.covers("R-A-001", "R-A-003...004"), arguments: [1])
        func first() {}
        @Test(
          .covers(
            "R-B-001",
            "R-B-002"))
        func second() {}
        @Test func third() {}
        @Test(.covers("R-C-001"), arguments: ["a"]) func fourth() {
          func helper() {}
        }
      }
      """
    let found: [String] = TestScanner.tests(in: text).map { "\($0.id) \($0.test)" }
    #expect(
      found == [
        "R-A-001 SomeTests.first", "R-A-003 SomeTests.first", "R-A-004 SomeTests.first", "R-B-001 SomeTests.second",
        "R-B-002 SomeTests.second", "R-C-001 SomeTests.fourth",
      ])
  }

  /// An explanation speaks of a known requirement that nothing else proves.
  @Test func explanationsAreNeeded() throws {
    let known: Set<String> = Set(try RequirementList.requirements(package: SharedMaterial.packageRoot).map(\.id))
    #expect(known.count > 700)
    for id in try ConformanceFile.explanations(package: SharedMaterial.packageRoot).keys {
      #expect(known.contains(id), "\(id) is explained and unknown")
    }
  }
}
