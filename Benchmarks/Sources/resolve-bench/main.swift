// usage: resolve-bench PATH [COUNT] [ROUNDS]
//
// Finds the bundles and the property lists on their own below PATH, and resolves COUNT of them (1,000 when it is not said, starting over where there
// are fewer) for twelve environments each: the file is read, its language negotiated, its tables are read, and the value of every key is
// asked for. Nothing is kept between two files. Each round prints the number of values, the seconds of the wall and of the processor, and
// files per second of one core.

import AppBundles
import Diagnostics
import InfoPlistResolution
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

let environments: [Environment] = [
  .iPhone, .iPad, .iPod, .mac, .appleTV, .watch, .vision, Environment.iPhone.with(languages: ["fr-CA", "en"]),
  Environment.iPad.with(languages: ["zh-Hant-HK"]), Environment.mac.with(languages: ["pt-BR", "es"]),
  Environment(device: .iPad, osVersion: "9.0", languages: ["de-AT"]), Environment(device: .iPhone, osVersion: "3.1", languages: ["ja"]),
]

enum Subject {
  case bundle(AppBundle)
  case file(String)
}

let arguments: [String] = Array(CommandLine.arguments.dropFirst())
guard let root: String = arguments.first else {
  print("usage: resolve-bench PATH [COUNT] [ROUNDS]")
  exit(64)
}
let count: Int = arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
let rounds: Int = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1
let fileSystem: LocalFileSystem = LocalFileSystem()
let found: BundleDiscovery.Result = BundleDiscovery(in: fileSystem).search(root)
var subjects: [Subject] = found.families.flatMap { $0.members.map { .bundle($0.bundle) } }
if subjects.isEmpty { subjects = found.files.map { .file($0) } }
guard !subjects.isEmpty else {
  print("resolve-bench: nothing below \(root)")
  exit(2)
}

func source(of subject: Subject) -> ResolutionSource? {
  switch subject {
  case .bundle(let bundle): return ResolutionSource(bundle, in: fileSystem)
  case .file(let path):
    guard let bytes: SourceBytes = try? fileSystem.read(path, limit: 1 << 26) else { return nil }
    return ResolutionSource(document: PropertyListDocument(reading: bytes), file: path, in: fileSystem)
  }
}

for _ in 0..<rounds {
  let wall: Double = seconds(CLOCK_MONOTONIC)
  let cpu: Double = seconds(CLOCK_PROCESS_CPUTIME_ID)
  var files: Int = 0
  var values: Int = 0
  var position: Int = 0
  while files < count, position < count &* 4 {
    let subject: Subject = subjects[position % subjects.count]
    position += 1
    guard let source: ResolutionSource = source(of: subject), source.isUsable else { continue }
    files += 1
    for environment in environments {
      let resolved: ResolvedInfo = ResolvedInfo(source, for: environment)
      for key in resolved.keys where resolved.value(key) != nil { values += 1 }
    }
  }
  let spent: Double = seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu
  print(
    "\(files) Info.plists of \(subjects.count) subjects, \(environments.count) environments, \(values) values:",
    "wall \(seconds(CLOCK_MONOTONIC) - wall) s, cpu \(spent) s, \(Int(Double(files) / spent)) a second and core")
}
