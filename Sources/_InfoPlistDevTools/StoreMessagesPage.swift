import Foundation
import InfoPlistCatalog
import InfoPlistRules

/// `docs/StoreMessages.md`: every code of App Store Connect that is known.
public struct StoreMessagesPage: Generator {
  /// `store-messages`.
  public let name: String = "store-messages"

  /// Makes the generator.
  public init() {}

  /// Draws the page.
  public func files(package: URL) throws -> [GeneratedFile] {
    var text: String = """
      # Messages of App Store Connect

      App Store Connect answers an upload with messages such as `ITMS-90683`, in the log of the upload or in a mail some time later. Give the whole mail or log to

          infoplist explain --store-message - < mail.txt

      and it tells for each code what was found, why, what to do, and which rules find it before an upload. `infoplist explain ITMS-90683` tells about one code,
      `infoplist rules --store-codes` lists them all.

      Apple publishes no list of the codes. What is written here rests on public reports of people who got the message, in words of this project; "few" marks codes
      for which few reports were found. *Where* says what a code is about:


      """
    for place in StoreCode.Place.allCases { text += "- **\(place.rawValue)**: \(place.title).\n" }
    text += """

      Only what is in the files of the bundle, or in the package, can be found before an upload; signatures, profiles and the record of the app need Apple's tools and
      servers. Codes marked *notice* do not stop the upload.

      This page is made from the table in `Sources/InfoPlistRules/StoreCodes` (`infoplist-dev generate --only store-messages`).

      | code | what the store found | where | found before by |
      |---|---|---|---|

      """
    for code in StoreCode.all {
      var marks: [String] = []
      if code.isAdvice { marks.append("notice") }
      if code.confidence == .low { marks.append("few") }
      let title: String = code.title + (marks.isEmpty ? "" : " (*\(marks.joined(separator: ", "))*)")
      let rules: String = code.rules.map { "[\($0)](rules/\($0).md)" }.joined(separator: "<br>")
      text += "| \(code.name) | \(title) | \(code.place.rawValue) | \(rules) |\n"
    }
    return [GeneratedFile(path: "docs/StoreMessages.md", content: text)]
  }
}
