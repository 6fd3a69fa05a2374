"""Archives that depend on nothing but their contents: sorted, of one owner and one date.

`Tree` is what an archive holds; `tar_gz`, `zip_file` and `debian_package` write it.
"""
import gzip
import hashlib
import io
import lzma
import os
import tarfile
import time
import zipfile

# The preset of xz: higher ones take twice the time for a hundredth of the size.
XZ_PRESET = 2
# The system of an entry of a zip file whose attributes have a mode.
UNIX = 3


class Tree:
    """Files of an archive: their paths, contents and whether they can be run."""

    def __init__(self):
        self.files = {}

    def add(self, path, content, executable=False):
        self.files[path] = (content if isinstance(content, bytes) else content.encode(), executable)

    def add_file(self, path, source):
        with open(source, "rb") as file:
            self.add(path, file.read())

    def add_folder(self, source):
        """The files of a folder on disk."""
        for folder, _, names in os.walk(source):
            for name in names:
                file = os.path.join(folder, name)
                self.add_file(os.path.relpath(file, source), file)

    def folders(self):
        found = set()
        for path in self.files:
            parts = path.split("/")[:-1]
            found.update("/".join(parts[:count]) for count in range(1, len(parts) + 1))
        return found

    def size(self):
        """In KiB, as a package states it."""
        return sum((len(content) + 1023) // 1024 for content, _ in self.files.values()) + len(self.folders())

    def tar(self, date, prefix=""):
        """The bytes of a tar file; Debian's packages want paths that begin with `./`, and that folder."""
        output = io.BytesIO()
        with tarfile.open(fileobj=output, mode="w", format=tarfile.GNU_FORMAT) as archive:
            if prefix:
                archive.addfile(member(prefix, date, folder=True))
            for path in sorted(self.folders() | set(self.files)):
                content, executable = self.files.get(path, (None, False))
                entry = member(prefix + path, date, folder=content is None, executable=executable)
                if content is None:
                    archive.addfile(entry)
                else:
                    entry.size = len(content)
                    archive.addfile(entry, io.BytesIO(content))
        return output.getvalue()


def member(path, date, folder=False, executable=False):
    entry = tarfile.TarInfo(path)
    entry.mtime = date
    entry.uname = entry.gname = "root"
    entry.type = tarfile.DIRTYPE if folder else tarfile.REGTYPE
    entry.mode = 0o755 if folder or executable else 0o644
    return entry


def compressed(content):
    """What gzip makes of it, without a date or a name."""
    output = io.BytesIO()
    with gzip.GzipFile(filename="", fileobj=output, mode="wb", compresslevel=9, mtime=0) as file:
        file.write(content)
    return output.getvalue()


def tar_gz(tree, date):
    return compressed(tree.tar(date))


def zip_file(tree, date):
    """A zip file, whose entries have the date in UTC; the format knows none before 1980."""
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, (content, executable) in sorted(tree.files.items()):
            entry = zipfile.ZipInfo(path, max(time.gmtime(date)[:6], (1980, 1, 1, 0, 0, 0)))
            entry.external_attr = (0o100755 if executable else 0o100644) << 16
            entry.create_system = UNIX
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED)
    return output.getvalue()


def debian_package(tree, control, date):
    """A Debian package: an ar archive of the format's version, the control files and the data."""
    sums = "".join(
        f"{hashlib.md5(content).hexdigest()}  {path}\n" for path, (content, _) in sorted(tree.files.items()))
    about = Tree()
    about.add("control", control)
    about.add("md5sums", sums)
    members = (
        ("debian-binary", b"2.0\n"),
        ("control.tar.gz", compressed(about.tar(date, "./"))),
        ("data.tar.xz", lzma.compress(tree.tar(date, "./"), preset=XZ_PRESET)))
    output = bytearray(b"!<arch>\n")
    for name, content in members:
        output += f"{name:<16}{date:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n".encode()
        output += content + b"\n" * (len(content) % 2)
    return bytes(output)
