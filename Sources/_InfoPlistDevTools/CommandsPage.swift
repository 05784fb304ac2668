import Foundation
import InfoPlistCommands

/// `docs/Commands.md`: the help of every command.
struct CommandsPage: Generator {
  let name: String = "commands-page"

  func files(package: URL) throws -> [GeneratedFile] {
    var text: String = """
      # Commands

      This page is made from the help of the commands (`infoplist-dev generate`). All of them read `-` as standard input, and end with exit code 0 (fine),
      1 (problems found, or the answer is no), 2 (something could not be read or written) or 64 (wrong usage).

      """
    for page in HelpPages.all() {
      let lines: [String] = page.text.components(separatedBy: "\n").map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }
      text += "\n## \(page.words)\n\n```text\n\(lines.joined(separator: "\n").trimmingCharacters(in: .newlines))\n```\n"
    }
    return [GeneratedFile(path: "docs/Commands.md", content: text)]
  }
}
