#!/usr/bin/env python3
"""Write Editors/autolayout.schema.json: the JSON schema of .autolayout.yml, with which editors complete and check it.

    make-configuration-schema.py TOOL [--check]

Rules are those that the tool lists. With --check nothing is written, and a file that would change fails.
"""
import json
import os
import subprocess
import sys

TARGET = "Editors/autolayout.schema.json"
SIZES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
PRESETS = {
    "recommended": "Problems that occur at run time, and certain errors in the document; the default.",
    "localization": "Problems in other languages and layout directions.",
    "accessibility": "Text that is clipped at large text sizes, and controls that are too small.",
    "strict": "Everything.",
}
# The largest length of an option, in points.
MAX_LENGTH = 1000


def listed_rules(tool):
    """(name, description) of every rule."""
    output = subprocess.run([tool, "lint", "--list-rules"], capture_output=True, text=True, check=True).stdout
    for line in output.splitlines():
        columns = [column for column in line.split("  ") if column.strip()]
        yield columns[0].strip(), columns[-1].strip()


def one_or_more(item):
    return {"oneOf": [item, {"type": "array", "items": item}]}


def flag(description):
    return {"type": "boolean", "description": description}


def schema(tool):
    rules = list(listed_rules(tool))
    setting = {"oneOf": [{"enum": ["off", "on", "note", "warning", "error"]}, {"type": "boolean"}]}
    names = {"enum": [name for name, _ in rules]}
    length = {"type": "number", "exclusiveMinimum": 0, "maximum": MAX_LENGTH}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Configuration of autolayout lint",
        "type": ["object", "null"],
        "additionalProperties": False,
        "definitions": {
            "rules": {
                "type": "object", "additionalProperties": False,
                "description": "Rules that are on or off, or have another severity.",
                "properties": {name: {"description": text, **setting} for name, text in rules},
            },
        },
        "properties": {
            "devices": {**one_or_more({"type": "string", "examples": ["iPhone 15", "SE 3", "iPad mini 6", "all"]}),
                        "description": "Models, or identifiers that `autolayout devices` lists, or all, in addition to the canvas."},
            "orientation": {"enum": ["portrait", "landscape", "all"], "description": "The orientation of the devices."},
            "direction": {"enum": ["left-to-right", "right-to-left", "all"], "description": "The layout direction."},
            "splits": flag("Also the Split View widths of iPads."),
            "locales": {**one_or_more({"type": "string", "examples": ["de", "pt-BR", "zh-Hans"]}),
                        "description": "Languages of the project's translations."},
            "pseudo": flag("Also pseudolocalized texts, which have accents and are a third longer."),
            "content-sizes": {**one_or_more({"enum": [*SIZES, "all"]}), "description": "Content size categories."},
            "bold-text": flag("Also bold system fonts, as with the setting Bold Text."),
            "canvas": flag("Also lay out on the document's own canvas (default: true)."),
            "only-named-rules": flag("Check only the rules that are specified here, and no preset."),
            "preset": {**one_or_more({"oneOf": [{"const": name, "description": text} for name, text in PRESETS.items()]}),
                       "description": "The presets of rules to check."},
            "rules": {"$ref": "#/definitions/rules"},
            "options": {
                "type": "object", "additionalProperties": False, "description": "Limits of rules.",
                "properties": {
                    "grid": {**length, "description": "The grid of off-grid-constant, in points."},
                    "touch-target": {**length, "description": "The minimum size of a control, in points."},
                },
            },
            "paths": {
                "type": "array", "description": "Settings for matching files; later entries take precedence.",
                "items": {
                    "type": "object", "additionalProperties": False,
                    "properties": {
                        "match": {**one_or_more({"type": "string"}),
                                  "description": "* and ? match within a name, and ** across folders."},
                        "exclude": flag("Skip these files."),
                        "rules": {"$ref": "#/definitions/rules"},
                    },
                },
            },
            "objects": {
                "type": "object",
                "description": "Rules that are off for an object, by the identifier of the view or constraint.",
                "additionalProperties": one_or_more({"anyOf": [{"const": "all"}, names]}),
            },
        },
    }


def main():
    tool = os.path.abspath(sys.argv[1])
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    text = json.dumps(schema(tool), indent=2, ensure_ascii=False) + "\n"
    if "--check" not in sys.argv[2:]:
        with open(TARGET, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        with open(TARGET, encoding="utf-8") as file:
            if file.read() != text:
                sys.exit(f"{TARGET}: error: is not what Scripts/make-configuration-schema.py writes")
    print(f"{TARGET}: {len(schema(tool)['properties'])} settings, {len(schema(tool)['definitions']['rules']['properties'])} rules")


if __name__ == "__main__":
    main()
