import { encodedIn } from '#formats/csv/double-byte.fixture.ts'
import { questionAnswers } from '#formats/table/questions.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { sheetData, workbookOf } from '#formats/xlsx/xlsx.fixture.ts'
import { columnKinds } from './drawn-columns.ts'
import { createRandom, type RandomStream } from './random.ts'

/** A file as a user could have it, with the choices with which it is opened. */
export interface DrawnFile {
  readonly blob: Blob
  readonly choices: FileChoices
  /** The content of the file, for debugging. */
  readonly text: string
}

const howMany = 360
const lengths = [1, 2, 3, 4, 5, 6, 10, 12, 19, 20, 21, 22, 23, 40, 41]

/** The same files in each run; each has its own columns, header, footer, notation and answers. */
export function drawnFiles(): readonly DrawnFile[] {
  return [...Array.from({ length: howMany }, (_, k) => drawnFile(k)), ...files(thresholds())]
}

function drawnFile(seed: number): DrawnFile {
  const random = createRandom(seed + 1)
  const delimiter = random.pick([',', ',', '\t', ';', '|'])
  const decimal = delimiter === ',' || random.below(2) === 0 ? '.' : ','
  const rows = drawnRows(random, decimal)
  const choices = drawnChoices(random)
  if (seed % 6 === 5) return sheet(rows, random, choices)
  const text = written(rows, delimiter, random)
  return { blob: new Blob([encoded(text, random)]), choices, text }
}

function drawnRows(random: RandomStream, decimal: string): string[][] {
  const columns = Array.from({ length: 1 + random.below(8) }, () => random.pick(columnKinds))
  const length = random.pick(lengths)
  const cells = columns.map((kind) => kind.of(random, decimal))
  const body = Array.from({ length }, (_, row) => cells.map((cell) => cell(row)))
  const names = columns.map((kind) => random.pick(kind.names))
  for (let k = random.below(4) === 0 ? 1 + random.below(3) : 0; k > 0; k--) spoilWidth(random.pick(body), random)
  return [...header(names, random), ...body, ...footer(columns.length, random)]
}

/** A row that is too short or too long. */
function spoilWidth(row: string[], random: RandomStream): void {
  const change = random.below(4)
  if (change === 0) row.push('')
  else if (change === 1) row.push('more')
  else row.pop()
}

function header(names: readonly string[], random: RandomStream): string[][] {
  const blank = names.map(() => '')
  switch (random.below(10)) {
    case 0:
      return []
    case 1:
      return [names.map((_, k) => String(2019 + k))]
    case 2:
      return [names.map((name, k) => (k % 2 === 0 ? name : String(k)))]
    case 3:
      return [names.map((_, k) => (k % 2 === 0 ? `组${k}` : '')), [...names]]
    case 4:
      return [['2023年病例登记', ...blank.slice(1)], blank, [...names]]
    case 5:
      return [['表1', ...blank.slice(1)], names.map((_, k) => (k % 3 === 1 ? '术后' : '')), [...names]]
    default:
      return [[...names]]
  }
}

function footer(columns: number, random: RandomStream): string[][] {
  const row = (...cells: string[]) => Array.from({ length: columns }, (_, k) => cells[k] ?? '')
  const sums = Array.from({ length: columns }, (_, k) =>
    k === 0 ? random.pick(['合计', 'Total', '平 均', 'SD']) : String(10 * k),
  )
  switch (random.below(12)) {
    case 0:
      return [sums]
    case 1:
      return [sums, row('注：均为首次测量')]
    case 2:
      return [row(), row('Note: first visits only'), row('Source: ward 3')]
    case 3:
      return [row(), row('审核', '王医生')]
    case 4:
      return [row('* p < 0.05')]
    case 5:
      return [row('', '共计', '12')]
    case 6:
      return [row('本表由信息科于年底统一导出，仅供参考')]
    default:
      return []
  }
}

function written(rows: readonly (readonly string[])[], delimiter: string, random: RandomStream): string {
  const quoting = random.pick(['needed', 'needed', 'all', 'careless'])
  const newline = random.pick(['\n', '\n', '\r\n', '\r'])
  const special = new RegExp(`["\\r\\n${delimiter === '|' ? '\\|' : delimiter}]`)
  const cell = (text: string) => {
    if (quoting === 'careless' && random.below(50) === 0) return `"${text.replaceAll('"', '')}" x`
    return quoting === 'all' || special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const lines = rows.map((row) => row.map(cell).join(delimiter))
  if (random.below(8) === 0) lines.splice(random.below(lines.length), 0, '')
  return lines.join(newline) + random.pick([newline, newline, ''])
}

function encoded(text: string, random: RandomStream): Uint8Array<ArrayBuffer> {
  const utf16 = (isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * text.length))
    for (let k = 0; k < text.length; k++) view.setUint16(2 * k, text.charCodeAt(k), isLittle)
    return new Uint8Array(view.buffer)
  }
  const kind = random.below(10)
  if (kind === 0) return new TextEncoder().encode(`\ufeff${text}`)
  if (kind === 1) return Uint8Array.of(0xff, 0xfe, ...utf16(true))
  if (kind === 2) return Uint8Array.of(0xfe, 0xff, ...utf16(false))
  if (kind === 3) return utf16(random.below(2) === 0)
  const encoding = kind === 4 || kind === 5 ? 'gb18030' : kind === 6 ? 'big5' : null
  const bytes = encoding === null ? null : encodedIn(encoding, text)
  return bytes ?? new TextEncoder().encode(text)
}

function sheet(rows: readonly (readonly string[])[], random: RandomStream, choices: FileChoices): DrawnFile {
  const escaped = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)
  const cell = (text: string) =>
    text === '' ? null : /^-?[1-9]\d*(?:\.\d+)?$/.test(text) && random.below(3) > 0 ? Number(text) : escaped(text)
  const cells = rows.map((row) => row.map(cell))
  const merged =
    random.below(3) === 0 ? '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A4:A5"/></mergeCells>' : ''
  const blob = workbookOf({ sheets: { 封面: '<sheetData/>', 数据: sheetData(cells) + merged } })
  return { blob, choices, text: JSON.stringify(rows) }
}

function drawnChoices(random: RandomStream): FileChoices {
  if (random.below(3) > 0) return {}
  const some = Object.entries(questionAnswers).filter(() => random.below(2) === 0)
  const answers = Object.fromEntries(some.map(([code, list]) => [code, random.pick<string>(list)]))
  const others: readonly FileChoices[] = [
    {},
    { headerRow: null },
    { headerRow: 0, headerRows: 2 },
    { headerRow: 1 },
    { columns: { c1: { include: false }, c2: { type: 'text' } } },
    { columns: { c2: { type: 'number', name: 'y' }, c3: { type: 'date', dateOrder: 'dmy' } } },
    { columns: { c1: { type: 'datetime', dateNumbers: 'serial' }, c2: { measure: 'ordinal' } } },
  ]
  return { ...random.pick(others), answers }
}

/** Columns with a given number of odd cells, around the thresholds at which a type is decided. */
function thresholds(): readonly string[] {
  const usual = ['7', '12%', '2023-05-01', '001', 'word', '4', '1234567890123456']
  const odd = ['x', '3', '2023年5月', '12', '007', '未查', '<5']
  return [1, 2, 3, 4, 5, 6, 10, 19, 20, 21, 39, 40, 41].flatMap((rows) =>
    [0, 1, 2, 3, Math.floor(rows / 2), Math.ceil(rows / 2)].map((odds) => {
      const line = (row: number) => (name: string, k: number) => {
        const isOdd = row < odds
        const other = odd[k % odd.length] ?? ''
        return isOdd ? other : name === 'word' ? `word ${row % 19}` : name === '7' ? String(row) : name
      }
      const body = Array.from({ length: rows }, (_, row) => [...usual, ...usual.slice(0, 2)].map(line(row)).join(','))
      return ['a,b,c,d,e,日期,g,h,i', ...body].join('\n')
    }),
  )
}

const files = (texts: readonly string[]) =>
  texts.map((text): DrawnFile => ({ blob: new Blob([text]), choices: {}, text }))
