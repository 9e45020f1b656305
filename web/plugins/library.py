"""Makes Python's own library ready for the browser. Runs in the very Python that will read it (`library.ts`).

What is loaded when the rulebook has been opened is compiled. The rest stays as it is, to be compiled if it is ever needed, but
for what nobody can use there: it would make up for the room that compiled files need.
"""

import sys
from importlib import _bootstrap_external
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

OLD = "/library.zip"
NEW = "/compiled.zip"
MOUNTED = "/lib/python{}{}.zip/".format(*sys.version_info)
NEVER_COMPARED = bytes(8)
"""Instead of a digest of the source: there is none beside it."""
FOR_PROCESSES_TERMINALS_AND_SOCKETS = {
    "multiprocessing",
    "_pyrepl",
    "cmd",
    "pdb",
    "imaplib",
    "smtplib",
    "wsgiref",
    "xmlrpc",
    "mailbox",
}
FOR_MAIL_AND_THE_WEB = {"email", "http", "html", "xml", "ftplib", "poplib"}
FOR_DEVELOPMENT = {"unittest", "doctest", "pydoc", "pydoc_data", "pickletools", "bdb", "optparse"}
NOT_USED = FOR_PROCESSES_TERMINALS_AND_SOCKETS | FOR_MAIL_AND_THE_WEB | FOR_DEVELOPMENT


def compiled(path: str, source: bytes) -> bytes:
    """Without descriptions, which nobody reads there."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return bytes(_bootstrap_external._code_to_hash_pyc(code, NEVER_COMPARED, checked=False))


def main() -> None:
    files = [str(getattr(module, "__file__", "")) for module in sys.modules.values()]
    used = {file.removeprefix(MOUNTED) for file in files if file.startswith(MOUNTED)}
    assert used, files
    with ZipFile(OLD) as old, ZipFile(NEW, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name in used:
                new.writestr(ZipInfo(f"{name}c"), compiled(MOUNTED + name, content), ZIP_DEFLATED, 9)
            elif name.partition("/")[0].removesuffix(".py") not in NOT_USED:
                new.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)


main()
