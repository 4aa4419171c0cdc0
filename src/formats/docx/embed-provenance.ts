import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { PROVENANCE_NAMESPACE, type Provenance, provenanceText } from '../document/provenance.ts'
import { escapeXml } from '../xml/escape-xml.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNames = 'http://schemas.openxmlformats.org/package/2006'
/** The id of the part within its document. */
const ITEM_ID = '{6F0C6A3E-7C55-4F0B-9A55-8E0B7C0E51A7}'

/**
 * A Word file with its provenance as a custom XML part (ISO/IEC 29500-1, 15.2.5), which programs keep or ignore: it shows nowhere in the text. The
 * library that writes the file has no such parts.
 */
export function embedProvenance(file: ArrayBuffer, provenance: Provenance): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(new Uint8Array(file))
  const links = 'word/_rels/document.xml.rels'
  // a document of shapes alone has none
  parts[links] ??= strToU8(`${declaration}<Relationships xmlns="${packageNames}/relationships"></Relationships>`)
  const linked = edited(parts, links, '</Relationships>', [
    `<Relationship Id="rIdProvenance" Type="${relationships}/customXml" Target="../customXml/item1.xml"/>`,
  ])
  const typed = edited(parts, '[Content_Types].xml', '</Types>', [
    '<Override PartName="/customXml/itemProps1.xml" ContentType="application/vnd.openxmlformats-officedocument.customXmlProperties+xml"/>',
  ])
  const added = {
    [links]: linked,
    '[Content_Types].xml': typed,
    'customXml/item1.xml': `${declaration}<provenance xmlns="${PROVENANCE_NAMESPACE}">${escapeXml(provenanceText(provenance))}</provenance>`,
    'customXml/itemProps1.xml': `${declaration}<ds:datastoreItem ds:itemID="${ITEM_ID}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="${PROVENANCE_NAMESPACE}"/></ds:schemaRefs></ds:datastoreItem>`,
    'customXml/_rels/item1.xml.rels': `${declaration}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${relationships}/customXmlProps" Target="itemProps1.xml"/></Relationships>`,
  }
  const all: Zippable = {}
  // pictures are compressed already
  for (const [name, bytes] of Object.entries(parts)) all[name] = name.endsWith('.png') ? [bytes, { level: 0 }] : bytes
  for (const [name, text] of Object.entries(added)) all[name] = strToU8(text)
  return zipSync(all) as Uint8Array<ArrayBuffer>
}

function edited(
  parts: Readonly<Record<string, Uint8Array>>,
  name: string,
  end: string,
  lines: readonly string[],
): string {
  const text = strFromU8(parts[name] ?? new Uint8Array())
  const at = text.lastIndexOf(end)
  if (at < 0) throw new Error(`${name} has no ${end}`)
  return text.slice(0, at) + lines.join('') + text.slice(at)
}
