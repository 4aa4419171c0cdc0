import { escapeXml, isControl } from '../xml/escape-xml.ts'
import type { ZipWriter } from '../zip/write-zip.ts'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const sheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
export const maxSheetRows = 1_048_576
export const maxSheetColumns = 16_384
/** Excel's limit for a cell. */
export const maxCellText = 32_767

/** Adds the parts around the sheets: `xl/worksheets/sheet1.xml` and following, `xl/styles.xml`, and `xl/sharedStrings.xml` if there is one. */
export function addWorkbookParts(
  zip: ZipWriter,
  sheetNames: readonly string[],
  styles: string,
  hasStrings: boolean,
): void {
  const sheets = sheetNames.map((_, k) => `worksheets/sheet${k + 1}.xml`)
  const parts: (readonly [string, string])[] = [
    ...sheets.map((path) => ['worksheet', path] as const),
    ['styles', 'styles.xml'],
    ...(hasStrings ? [['sharedStrings', 'sharedStrings.xml'] as const] : []),
  ]
  zip.add(
    '[Content_Types].xml',
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentTypes}.sheet.main+xml"/>${parts
      .map(([type, path]) => `<Override PartName="/xl/${path}" ContentType="${contentTypes}.${type}+xml"/>`)
      .join('')}</Types>`,
  )
  zip.add('_rels/.rels', relationsXml([['officeDocument', 'xl/workbook.xml']]))
  zip.add('xl/_rels/workbook.xml.rels', relationsXml(parts))
  zip.add('xl/styles.xml', styles)
  zip.add(
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${sheetNamespace}" xmlns:r="${relations}"><sheets>${uniqueSheetNames(sheetNames)
      .map((name, k) => `<sheet name="${escapeXml(name)}" sheetId="${k + 1}" r:id="rId${k + 1}"/>`)
      .join('')}</sheets></workbook>`,
  )
}

function relationsXml(parts: readonly (readonly [string, string])[]): string {
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${parts
    .map(([type, path], k) => `<Relationship Id="rId${k + 1}" Type="${relations}/${type}" Target="${path}"/>`)
    .join('')}</Relationships>`
}

/** At most 31 characters, without those that Excel forbids, unique ignoring case. */
export function uniqueSheetNames(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map((raw, k) => {
    const clean = raw
      .replace(/[\\/?*[\]:]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim()
      .slice(0, 31)
      .trim()
    const base = clean === '' ? `Sheet${k + 1}` : clean
    let name = base
    for (let n = 2; used.has(name.toLowerCase()); n++) name = `${base.slice(0, 31 - String(n).length - 1)} ${n}`
    used.add(name.toLowerCase())
    return name
  })
}

/** 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  let letters = ''
  for (let n = index + 1; n > 0; n = Math.floor((n - 1) / 26))
    letters = String.fromCharCode(65 + ((n - 1) % 26)) + letters
  return letters
}

/** Text of a cell: characters that XML cannot contain become `_x0001_`, and text that looks like that becomes `_x005F_x0001_`. */
export function cellText(text: string): string {
  const coded = text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (c) => (isControl(c) || c === '\r' ? coded4(c) : c))
  return escapeXml(coded)
}

const coded4 = (c: string) => `_x${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
