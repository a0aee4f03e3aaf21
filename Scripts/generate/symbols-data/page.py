"""Writes the table of Documentation/Symbols.md."""

import os
import re

SETS = {"t": "Tabler", "s": "Tabler", "f": "Tabler, filled", "b": "Bootstrap", "h": "own", "text": "Inter"}


def designed(root):
  """The names of the symbols that are drawn in Swift."""
  folder = os.path.join(root, "Sources", "Interface", "SnapshotUI", "Symbols")
  names = []
  for file in ("Symbol+Table.swift", "Symbol+TableOfApps.swift"):
    names += re.findall(r'Symbol\(\s*"([^"]+)"', open(os.path.join(folder, file), encoding="utf-8").read())
  return names


def source(recipe):
  """The icons of a recipe, in words."""
  found = []
  for kind, name in re.findall(r"\b(text|[tsfbh]):([A-Za-z0-9-]+)", recipe):
    word = f"{name} ({SETS[kind]})"
    if word not in found:
      found.append(word)
  for shape in re.findall(r"\| in ([a-z.]+)", recipe):
    found.append(f"in {shape}")
  if "| slash" in recipe:
    found.append("slash")
  for name in re.findall(r"\| badge ?([a-z.]*)", recipe):
    found.append(f"badge {name}".strip())
  return ", ".join(found)


def write(root, rows):
  own = designed(root)
  recipes = dict(rows)
  names = sorted(set(recipes) | set(own), key=lambda name: name.encode())
  path = os.path.join(root, "Documentation", "Symbols.md")
  head = open(path, encoding="utf-8").read().split("<!-- table -->")[0]
  head = re.sub(r"\b[\d,]+ symbols\b", f"{len(names)} symbols", head, count=1)
  lines = ["<!-- table -->", "", "| Name | Drawn from |", "|---|---|"]
  lines += [f"| `{name}` | {'designed for this project' if name in own else source(recipes[name])} |" for name in names]
  with open(path, "w", encoding="utf-8") as file:
    file.write(head + "\n".join(lines) + "\n")
