#!/usr/bin/env python3
"""Writes an .ipa with many bundles for archive-bench.

usage: make-archive.py OUT BUNDLES ENTRIES MEGABYTES

BUNDLES frameworks and extensions with an Info.plist, a table of strings in three languages and an executable each; files of incompressible
bytes fill the archive up to ENTRIES members and MEGABYTES in all.
"""

import os
import plistlib
import struct
import sys
import zipfile


def executable(index: int) -> bytes:
    """A Mach-O file with a header, a build version and 256 KiB of code that compresses by half."""
    build = struct.pack("<6I", 0x32, 24, 2, 0x110000, 0x120000, 0)
    library = b"/System/Library/Frameworks/UIKit.framework/UIKit\0\0\0\0\0\0\0\0"
    load = struct.pack("<6I", 0x0C, 24 + len(library), 24, 0, 0x10000, 0x10000) + library
    header = struct.pack("<8I", 0xFEEDFACF, 0x0100000C, 0, 6, 2, len(build) + len(load), 0, 0)
    return header + build + load + os.urandom(128 << 10) + bytes(128 << 10)


def info(identifier: str, name: str, kind: str) -> bytes:
    """An Info.plist of the usual size, binary as builds write it."""
    usage = {f"NS{word}UsageDescription": f"{name} needs this for its work." for word in ("Camera", "Microphone", "Contacts", "Motion")}
    return plistlib.dumps(
        {
            "CFBundleIdentifier": identifier, "CFBundleExecutable": name, "CFBundleName": name, "CFBundlePackageType": kind,
            "CFBundleShortVersionString": "1.2.3", "CFBundleVersion": "45", "MinimumOSVersion": "17.0", "UIDeviceFamily": [1, 2],
            "CFBundleSupportedPlatforms": ["iPhoneOS"], "DTPlatformName": "iphoneos", **usage,
        },
        fmt=plistlib.FMT_BINARY)


def main() -> None:
    out, bundles, entries, megabytes = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        root = "Payload/Large.app"
        places = [root] + [
            f"{root}/PlugIns/Part{n}.appex" if n % 4 == 0 else f"{root}/Frameworks/Part{n}.framework" for n in range(1, bundles)]
        count = 0
        for number, place in enumerate(places):
            name = os.path.splitext(os.path.basename(place))[0]
            kind = {".app": "APPL", ".appex": "XPC!", ".framework": "FMWK"}[os.path.splitext(place)[1]]
            archive.writestr(f"{place}/Info.plist", info(f"com.example.{name}", name, kind))
            archive.writestr(f"{place}/{name}", executable(number))
            for language in ("en", "fr", "zh_TW"):
                archive.writestr(f"{place}/{language}.lproj/InfoPlist.strings", f'"CFBundleDisplayName" = "{name} {language}";\n')
            count += 5
        rest = max(0, entries - count)
        size = max(0, (megabytes << 20) - archive.fp.tell()) // max(1, rest)
        filler = os.urandom(size)
        for number in range(rest):
            entry = zipfile.ZipInfo(f"{root}/Assets/{number % 100}/file{number}.bin")
            archive.writestr(entry, filler, zipfile.ZIP_STORED)


main()
