#!/usr/bin/env python3
"""Package the extension without the network: a .vsix file is a ZIP archive with a manifest.

    Editors/vscode/package.py [OUTPUT]      (default: autolayout-VERSION.vsix in the working directory)
"""
import json
import sys
import zipfile
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

FOLDER = Path(__file__).parent
FILES = ["package.json", "language.json", "grammar.json", "connection.js", "extension.js", "icon.png", "README.md",
         "CHANGELOG.md"]
# The license of the repository. Every type of file needs an extension in the archive.
LICENSE = FOLDER.parent.parent / "LICENSE"
# The schema of .autolayout.yml, for the extension that edits YAML.
SCHEMA = FOLDER.parent / "autolayout.schema.json"
TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension=".json" \
ContentType="application/json"/><Default Extension=".js" ContentType="application/javascript"/><Default \
Extension=".md" ContentType="text/markdown"/><Default Extension=".png" ContentType="image/png"/><Default \
Extension=".txt" ContentType="text/plain"/><Default Extension=".vsixmanifest" ContentType="text/xml"/></Types>
"""
MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={name} Version={version} Publisher={publisher}/>
    <DisplayName>{title}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Tags>{tags}</Tags>
    <Categories>{categories}</Categories>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/icon.png</Icon>
    <Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value={engine}/></Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Changelog" Path="extension/CHANGELOG.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/icon.png" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def manifest(package):
    return MANIFEST.format(
        name=quoteattr(package["name"]), version=quoteattr(package["version"]),
        publisher=quoteattr(package["publisher"]), title=escape(package["displayName"]),
        description=escape(package["description"]), categories=escape(",".join(package["categories"])), tags=escape(",".join(package["keywords"])),
        engine=quoteattr(package["engines"]["vscode"]))


def main():
    package = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))
    output = Path(sys.argv[1] if len(sys.argv) > 1 else f"{package['name']}-{package['version']}.vsix")
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("extension.vsixmanifest", manifest(package))
        archive.writestr("[Content_Types].xml", TYPES)
        for name in FILES:
            archive.write(FOLDER / name, f"extension/{name}")
        archive.write(LICENSE, "extension/LICENSE.txt")
        archive.write(SCHEMA, f"extension/{SCHEMA.name}")
    print(output)


main()
