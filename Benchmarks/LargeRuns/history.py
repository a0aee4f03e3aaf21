#!/usr/bin/env python3
"""Measures clones of a repository whose references were recorded again many times: history.py FOLDER [--commits 500] …

Makes two repositories with the same history, one of them with Git LFS, and prints the sizes of their clones as a table in
Markdown. Each commit records some pictures again, with new pixels in a part of them. Needs git-lfs.
"""
import argparse
import os
import random
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import generate  # noqa: E402


def git(folder, *arguments, check=True):
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": f"{os.path.dirname(folder)}/gitconfig", "GIT_LFS_SKIP_SMUDGE": "0"}
    return subprocess.run(["git", "-C", folder, *arguments], check=check, env=environment, stdout=subprocess.PIPE)


def size(folder):
    """The bytes of a clone on disk, in MB, and those of its work tree."""

    def total(path, besides=()):
        count = 0
        for parent, folders, names in os.walk(path):
            folders[:] = [name for name in folders if name not in besides]
            count += sum(os.lstat(os.path.join(parent, name)).st_size for name in names)
        return count / 1e6

    return total(f"{folder}/.git"), total(folder, besides=(".git",))


def picture(number, version, side):
    """A screen: flat areas with an area like a photograph. A version changes an eighth of the photograph."""
    source = random.Random(number)
    rows = []
    for y in range(side):
        flat = bytes([240, 240, 245, 255]) * (side // 2)
        noise = b"".join(source.randbytes(3) + b"\xff" for _ in range(side - side // 2))
        rows.append(flat + noise)
    changes = random.Random(number * 100_003 + version)
    for y in range(side // 8):
        row = rows[(version * side // 8 + y) % side]
        noise = b"".join(changes.randbytes(3) + b"\xff" for _ in range(side - side // 2))
        rows[(version * side // 8 + y) % side] = row[: side // 2 * 4] + noise
    return generate.png(side, side, rows)


def make(folder, arguments, uses_lfs):
    os.makedirs(folder)
    git(folder, "init", "-q", "-b", "main")
    # As a server that clones by filter and depth.
    git(folder, "config", "uploadpack.allowFilter", "true")
    if uses_lfs:
        git(folder, "lfs", "install", "--local")
        with open(f"{folder}/.gitattributes", "w") as file:
            file.write("**/__Snapshots__/**/*.png filter=lfs diff=lfs merge=lfs -text\n")
    pictures = f"{folder}/Tests/AppTests/__Snapshots__/ScreenTests"
    os.makedirs(pictures)
    versions = [0] * arguments.pictures
    for commit in range(arguments.commits + 1):
        chosen = range(arguments.pictures)
        if commit > 0:
            chosen = random.Random(commit).sample(chosen, arguments.each)
        for number in chosen:
            with open(f"{pictures}/screen{number:03d}.1.png", "wb") as file:
                file.write(picture(number, versions[number], arguments.side))
            versions[number] += 1
        git(folder, "add", "-A")
        git(folder, "commit", "-q", "-m", f"Record {commit}")
    git(folder, "gc", "-q")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--commits", type=int, default=500)
    parser.add_argument("--pictures", type=int, default=100)
    parser.add_argument("--each", type=int, default=4, help="pictures that a commit records again")
    parser.add_argument("--side", type=int, default=120, help="the side of a picture in pixels")
    arguments = parser.parse_args()
    work = os.path.abspath(arguments.folder)
    if os.path.exists(work):
        parser.error(f"{work} exists. Specify a new folder.")
    os.makedirs(work)
    with open(f"{work}/gitconfig", "w") as file:
        file.write("[user]\nname = a\nemail = a@b\n[protocol \"file\"]\nallow = always\n")
    make(f"{work}/plain", arguments, False)
    make(f"{work}/lfs", arguments, True)
    with open(f"{work}/gitconfig", "a") as file:
        file.write('[filter "lfs"]\nclean = git-lfs clean -- %f\nsmudge = git-lfs smudge -- %f\n'
                   "process = git-lfs filter-process\nrequired = true\n")
    clones = [
        ("git clone", "plain", []),
        ("git clone --depth 1", "plain", ["--depth", "1"]),
        ("git clone --filter=blob:none", "plain", ["--filter=blob:none"]),
        ("git clone, with Git LFS", "lfs", []),
        ("git clone --depth 1, with Git LFS", "lfs", ["--depth", "1"]),
    ]
    print("| Clone | .git | Working copy |\n| --- | ---: | ---: |")
    for name, source, options in clones:
        clone = f"{work}/clone"
        shutil.rmtree(clone, ignore_errors=True)
        git(work, "clone", "-q", *options, f"file://{work}/{source}", clone)
        stored, checked_out = size(clone)
        print(f"| `{name}` | {stored:.1f} MB | {checked_out:.1f} MB |")
    server = size(f"{work}/lfs")[0]
    print(f"\nThe server with Git LFS stores {server:.1f} MB.")


if __name__ == "__main__":
    main()
