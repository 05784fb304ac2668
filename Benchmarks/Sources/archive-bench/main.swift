// usage: archive-bench PATH [ROUNDS] [names]
//
// Opens an archive or a folder, finds its bundles and looks into each: Info.plist, PkgInfo, the headers of the executable, tables of strings.
// With "names" it also reads imported symbols. Each round prints what was found, the seconds of the wall and of the processor, and the most
// memory that the process had so far.

import AppBundles
import Diagnostics
import LocalFileSystem

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

func mostMemory() -> Int {
  var usage: rusage = rusage()
  #if canImport(Glibc)
    getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
    return Int(usage.ru_maxrss) << 10
  #else
    getrusage(RUSAGE_SELF, &usage)
    return Int(usage.ru_maxrss)
  #endif
}

let arguments: [String] = Array(CommandLine.arguments.dropFirst())
guard let path: String = arguments.first else {
  print("usage: archive-bench PATH [ROUNDS] [names]")
  exit(64)
}
let rounds: Int = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
let options: BundleContents.Options = BundleContents.Options(
  executable: MachOReadingOptions(includesNames: arguments.contains("names")))

for _ in 0..<rounds {
  let wall: Double = seconds(CLOCK_MONOTONIC)
  let cpu: Double = seconds(CLOCK_PROCESS_CPUTIME_ID)
  let (fileSystem, diagnostics): (InputFileSystem, [Diagnostic]) = LocalFileSystem().openingArchives(among: [path])
  var bundles: Int = 0
  var infos: Int = 0
  var executables: Int = 0
  var strings: Int = 0
  for family in BundleDiscovery(in: fileSystem).search(path).families {
    for member in family.members {
      bundles += 1
      let contents: BundleContents = BundleContents(of: member.bundle, in: fileSystem, options: options)
      if contents.info?.root != nil { infos += 1 }
      if contents.executable != nil { executables += 1 }
      strings += StringTable(.infoPlist, of: member.bundle, in: fileSystem).entries.count
    }
  }
  print(
    "\(fileSystem.archive(at: path)?.members.count ?? 0) members, \(bundles) bundles, \(infos) Info.plists, \(executables) executables,",
    "\(strings) strings, \(diagnostics.count) findings: wall \(seconds(CLOCK_MONOTONIC) - wall) s,",
    "cpu \(seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu) s, at most \(mostMemory() >> 10) KiB")
}
