"""Makes a folder of references and one of new files, from the references of this repository: the new file of each is the next
one of its suite. Arguments: the repository, and the folder to write."""

import pathlib
import shutil
import sys

PICTURES, TEXTS = 448, 60
root, app = map(pathlib.Path, sys.argv[1:])
(app / ".snapshot.yml").write_text("")


def pairs(pattern, most):
    found = []
    for folder in sorted({path.parent for path in (root / "Tests").rglob(pattern) if "__Snapshots__" in path.parts}):
        files = sorted(folder.glob(pattern))
        found += [(old, new) for old, new in zip(files, files[1:]) if old.read_bytes() != new.read_bytes()]
    return found[:most]


count = 0
for pattern, most in [("*.png", PICTURES), ("*.txt", TEXTS)]:
    for old, new in pairs(pattern, most):
        for base, source in [("AppTests/__Snapshots__", old), ("Artifacts", new)]:
            folder = app / base / old.parent.name
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, folder / old.name)
        count += 1
print(f"  {count} files")
