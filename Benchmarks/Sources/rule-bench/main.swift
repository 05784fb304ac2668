// usage: rule-bench PATH [ROUNDS] [THREADS]
//
// Checks a file, a bundle or a folder with all rules, as `infoplist check` does, ROUNDS times (7 when it is not said) in one process. Each round
// prints the seconds of the wall and of the processor; the first one pays for what later ones find prepared. For a single file the rules are
// timed by themselves too: the file is read and the rules are prepared before.

import Diagnostics
import InfoPlistKit
import InfoPlistRules
import Linting
import LocalFileSystem
import PropertyLists

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

func seconds(_ clock: clockid_t) -> Double {
  var time: timespec = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

func milliseconds(_ seconds: Double) -> String {
  let microseconds: Int = Int(seconds * 1e6)
  let rest: String = String(microseconds % 1000)
  return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest + " ms"
}

let arguments: [String] = Array(CommandLine.arguments.dropFirst())
guard let path: String = arguments.first else {
  print("usage: rule-bench PATH [ROUNDS] [THREADS]")
  exit(64)
}
let rounds: Int = arguments.dropFirst().first.flatMap { Int($0) } ?? 7
// Archives are opened as `infoplist check` opens them.
let workspace: Workspace = Workspace(fileSystem: LocalFileSystem().openingArchives(among: [path]).0)
var request: CheckRequest = CheckRequest(paths: [path])
request.threadCount = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 2

var last: CheckAnswer?
for round in 1...max(1, rounds) {
  let wall: Double = seconds(CLOCK_MONOTONIC)
  let cpu: Double = seconds(CLOCK_PROCESS_CPUTIME_ID)
  let answer: CheckAnswer = workspace.check(request)
  let spent: Double = seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu
  print(
    "round \(round): \(answer.files.count) files, \(answer.bundleCount) bundles, \(answer.findings.count) findings: "
      + "wall \(milliseconds(seconds(CLOCK_MONOTONIC) - wall)), cpu \(milliseconds(spent))")
  last = answer
}

if let answer: CheckAnswer = last, answer.files.count == 1, let file: CheckAnswer.File = answer.files.values.first {
  let engine: LintEngine = LintEngine(rules: RuleRegistry.all)
  let subject: FileSubject = FileSubject(path: file.path, document: file.document, facts: file.facts)
  let repetitions: Int = max(1, rounds) * 100
  var findings: Int = 0
  let cpu: Double = seconds(CLOCK_PROCESS_CPUTIME_ID)
  for _ in 0..<repetitions { findings += engine.check(.file(subject)).count }
  let spent: Double = seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu
  print("the rules alone: cpu \(milliseconds(spent / Double(repetitions))) (\(findings / repetitions) findings)")
}
