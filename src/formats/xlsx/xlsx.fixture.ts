import { ZipWriter } from '../zip/write-zip.ts'

/** A workbook built from its parts, as other programs write them. For tests. */
export function workbookOf(parts: {
  readonly sheets?: Readonly<Record<string, string>>
  readonly strings?: string
  readonly styles?: string
  readonly properties?: string
  readonly states?: Readonly<Record<string, string>>
}): Blob {
  const { sheets = {}, strings, styles, properties = '', states = {} } = parts
  const zip = new ZipWriter()
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"/>`
  const names = Object.keys(sheets)
  zip.add('[Content_Types].xml', '<Types/>')
  zip.add('_rels/.rels', `<Relationships>${relation('rId1', 'officeDocument', '/xl/workbook.xml')}</Relationships>`)
  const relations = names.map((_, k) => relation(`s${k}`, 'worksheet', `worksheets/sheet${k}.xml`))
  if (strings !== undefined) relations.push(relation('str', 'sharedStrings', '../xl/sharedStrings.xml'))
  if (styles !== undefined) relations.push(relation('sty', 'styles', 'styles.xml'))
  zip.add('xl/_rels/workbook.xml.rels', `<Relationships>${relations.join('')}</Relationships>`)
  const list = names.map(
    (n, k) => `<x:sheet name="${n}" sheetId="${k + 1}" r:id="s${k}" state="${states[n] ?? 'visible'}"/>`,
  )
  zip.add(
    'xl/workbook.xml',
    `<x:workbook xmlns:x="m" xmlns:r="r">${properties}<x:sheets>${list.join('')}</x:sheets></x:workbook>`,
  )
  if (strings !== undefined) zip.add('xl/sharedStrings.xml', `<sst>${strings}</sst>`)
  if (styles !== undefined) zip.add('xl/styles.xml', `<styleSheet>${styles}</styleSheet>`)
  for (const [k, name] of names.entries())
    zip.add(`xl/worksheets/sheet${k}.xml`, `<worksheet>${sheets[name]}</worksheet>`)
  return zip.finish('application/zip')
}

/** `sheetData` of texts and numbers, without shared strings. */
export function sheetData(rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null) =>
    value === null
      ? '<c/>'
      : typeof value === 'number'
        ? `<c><v>${value}</v></c>`
        : `<c t="inlineStr"><is><t>${value}</t></is></c>`
  return `<sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData>`
}
