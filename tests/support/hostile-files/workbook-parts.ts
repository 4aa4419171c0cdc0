import { type RawEntry, rawZip } from '#formats/zip/raw-zip.fixture.ts'

const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const relation = (id: string, type: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${relationTypes}/${type}" Target="${target}"${more}/>`

/** Parts that replace those of an otherwise valid workbook. */
export interface Parts {
  /** Attributes of the sheet's root element. */
  readonly sheet?: string
  readonly strings?: string
  readonly styles?: string
  readonly workbook?: string
  readonly packageRelations?: string
  readonly relations?: string
  readonly more?: readonly RawEntry[]
}

export function entriesOf(parts: Parts): RawEntry[] {
  const main = relation('r1', 'officeDocument', 'xl/workbook.xml')
  const relations = [
    relation('s', 'worksheet', 'worksheets/sheet1.xml'),
    relation('t', 'sharedStrings', 'sharedStrings.xml'),
    relation('y', 'styles', 'styles.xml'),
  ].join('')
  return [
    { name: '_rels/.rels', data: `<Relationships>${parts.packageRelations ?? main}</Relationships>` },
    { name: 'xl/_rels/workbook.xml.rels', data: `<Relationships>${parts.relations ?? relations}</Relationships>` },
    {
      name: 'xl/workbook.xml',
      data: parts.workbook ?? '<workbook><sheets><sheet name="s" sheetId="1" r:id="s"/></sheets></workbook>',
    },
    { name: 'xl/sharedStrings.xml', data: `<sst>${parts.strings ?? '<si><t>a</t></si>'}</sst>` },
    { name: 'xl/styles.xml', data: `<styleSheet>${parts.styles ?? '<cellXfs><xf/></cellXfs>'}</styleSheet>` },
    { name: 'xl/worksheets/sheet1.xml', data: `<worksheet>${parts.sheet ?? smallSheet}</worksheet>` },
    ...(parts.more ?? []),
  ]
}

export const workbook = (parts: Parts) => rawZip(entriesOf(parts))

export const number = (value: string | number, attributes = '') => `<c${attributes}><v>${value}</v></c>`
export const text = (value: string, attributes = '') => `<c t="inlineStr"${attributes}><is><t>${value}</t></is></c>`
export const row = (cells: string, attributes = '') => `<row${attributes}>${cells}</row>`
export const sheet = (rows: string) => `<sheetData>${rows}</sheetData>`

const smallSheet = sheet(row(text('x') + text('y')) + row(number(1) + number(2)))
