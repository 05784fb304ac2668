import Linting

/// Types of files and data that systems declare under `public.`, and what people write in their place.
///
/// From the pages "System-Declared Uniform Type Identifiers" and "System-declared uniform type identifiers" of Apple. The list grows with the
/// systems: a name that is not in it is judged only when it is nearly one that is.
enum SystemTypes {
  /// The name that a type under `public.` was meant to be; nil when it is known, or like none that is.
  static func suggestion(for identifier: String) -> String? {
    let name: String = identifier.lowercased()
    guard name.hasPrefix("public."), !known.contains(name) else { return nil }
    if let other: String = mistaken[name] { return other }
    return ValueNames.nearest(to: name, among: knownNames)
  }

  /// Whether files of a type are plain files, as far as the list tells.
  static func isFlat(_ identifier: String) -> Bool {
    let name: String = identifier.lowercased()
    return (name.hasPrefix("public.") && known.contains(name) && !unbound.contains(name) && !directories.contains(name))
      || ["com.adobe.pdf", "com.compuserve.gif", "com.apple.property-list", "com.apple.quicktime-movie"].contains(name)
  }

  /// Types of directories that are shown as one file.
  static let packages: Set<String> = ["com.apple.package", "com.apple.bundle", "com.apple.application-bundle", "com.apple.rtfd"]

  /// Types that say what is in a file, but not that there is a file: the system binds no documents to what conforms to them alone.
  static let unbound: Set<String> = [
    "public.item", "public.content", "public.composite-content", "public.presentation", "public.spreadsheet", "public.database",
    "public.calendar-event", "public.message", "public.contact", "public.archive", "public.playlist", "public.to-do-item",
    "public.url-name", "public.resolvable",
  ]

  private static let directories: Set<String> = [
    "public.directory", "public.folder", "public.volume", "public.disk-image", "public.symlink",
  ]

  /// Names that look right, and the types that are meant.
  private static let mistaken: [String: String] = [
    "public.assembler-source": "public.assembly-source", "public.csv": "public.comma-separated-values-text",
    "public.doc": "com.microsoft.word.doc", "public.docx": "org.openxmlformats.wordprocessingml.document",
    "public.epub": "org.idpf.epub-container", "public.gif": "com.compuserve.gif", "public.gzip": "org.gnu.gnu-zip-archive",
    "public.icns": "com.apple.icns", "public.ics": "com.apple.ical.ics", "public.javascript": "com.netscape.javascript-source",
    "public.jpg": "public.jpeg", "public.m4a": "com.apple.m4a-audio", "public.markdown": "net.daringfireball.markdown",
    "public.mov": "com.apple.quicktime-movie", "public.mp4": "public.mpeg-4", "public.pdf": "com.adobe.pdf",
    "public.plist": "com.apple.property-list", "public.ppt": "com.microsoft.powerpoint.ppt",
    "public.pptx": "org.openxmlformats.presentationml.presentation", "public.svg": "public.svg-image", "public.txt": "public.plain-text",
    "public.usdz": "com.pixar.universal-scene-description-mobile", "public.wav": "com.microsoft.waveform-audio",
    "public.webp": "org.webmproject.webp", "public.xls": "com.microsoft.excel.xls", "public.xlsx": "org.openxmlformats.spreadsheetml.sheet",
    "public.zip": "public.zip-archive",
  ]

  private static let known: Set<String> = Set(knownNames)

  private static let knownNames: [String] = [
    "public.3d-content", "public.3gpp", "public.3gpp2", "public.aac-audio", "public.ac3-audio", "public.ada-source", "public.aifc-audio",
    "public.aiff-audio", "public.alembic", "public.archive", "public.assembly-source", "public.au-audio", "public.audio",
    "public.audiovisual-content", "public.avchd-content", "public.avchd-mpeg-2-transport-stream", "public.avi", "public.avif",
    "public.avis",
    "public.bash-script", "public.bookmark", "public.bzip2-archive", "public.c-header", "public.c-plus-plus-header",
    "public.c-plus-plus-inline-header",
    "public.c-plus-plus-source", "public.c-source", "public.c-source.preprocessed", "public.calendar-event", "public.camera-raw-image",
    "public.case-insensitive-text", "public.comma-separated-values-text", "public.composite-content", "public.computer", "public.contact",
    "public.content", "public.cpio-archive", "public.csh-script", "public.css", "public.data", "public.database",
    "public.delimited-values-text",
    "public.device", "public.directory", "public.disk-image", "public.dylan-source", "public.dv-movie", "public.email-message",
    "public.enhanced-ac3-audio", "public.executable", "public.fax", "public.file-url", "public.filename-extension", "public.folder",
    "public.font", "public.fortran-77-source", "public.fortran-90-source", "public.fortran-95-source", "public.fortran-source",
    "public.geojson", "public.geometry-definition-format", "public.heic", "public.heics", "public.heif", "public.heif-standard",
    "public.heifs", "public.html", "public.image", "public.iso-image", "public.item", "public.jpeg", "public.jpeg-2000", "public.jpeg-xl",
    "public.json", "public.ksh-script", "public.lex-source", "public.log", "public.m3u-playlist", "public.mach-o-binary",
    "public.mach-o-executable", "public.mach-o-object", "public.make-source", "public.message", "public.midi-audio", "public.mig-source",
    "public.mime-type", "public.module-map", "public.movie", "public.mp2", "public.mp3", "public.mpeg", "public.mpeg-2-transport-stream",
    "public.mpeg-2-video", "public.mpeg-4", "public.mpeg-4-audio", "public.nasm-assembly-source", "public.ndjson", "public.object-code",
    "public.objective-c-plus-plus-source", "public.objective-c-plus-plus-source.preprocessed", "public.objective-c-source",
    "public.objective-c-source.preprocessed", "public.opencl-source", "public.opentype-collection-font", "public.opentype-font",
    "public.opml",
    "public.pascal-source", "public.patch-file", "public.perl-script", "public.php-script", "public.plain-text", "public.playlist",
    "public.png",
    "public.pls-playlist", "public.polygon-file-format", "public.precompiled-c-header", "public.precompiled-c-plus-plus-header",
    "public.presentation", "public.protobuf-source", "public.python-script", "public.resolvable", "public.rez-source", "public.rtf",
    "public.ruby-script", "public.script", "public.security.private-key", "public.sgi-image", "public.shell-script", "public.source-code",
    "public.spreadsheet", "public.standard-tesselated-geometry-format", "public.strings-text", "public.svg-image", "public.swift-source",
    "public.symbol-export", "public.symlink", "public.tab-separated-values-text", "public.tar-archive", "public.tar-bzip2-archive",
    "public.tcsh-script", "public.text", "public.tiff", "public.to-do-item", "public.truetype-collection-font", "public.truetype-font",
    "public.truetype-ttf-font", "public.ulaw-audio", "public.unix-executable", "public.url", "public.url-name",
    "public.utf16-external-plain-text",
    "public.utf16-plain-text", "public.utf8-plain-text", "public.utf8-tab-separated-values-text", "public.vcard", "public.video",
    "public.volume", "public.x509-certificate", "public.xbitmap-image", "public.xhtml", "public.xml", "public.xsd", "public.yacc-source",
    "public.yaml", "public.zip-archive", "public.zip-archive.first-part", "public.zsh-script",
  ]
}
