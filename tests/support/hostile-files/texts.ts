import { joined } from '#formats/zip/raw-zip.fixture.ts'
import { encoded, type Maker, sizeUpTo, times } from './hostile-file.ts'

const delimiters = [',', '\t', ';', '|'] as const
const lineEnds = ['\n', '\r\n', '\r', '\n\r'] as const

const oddCells = [
  '"|""|"""|"a|a"b|"a"b|"a""b"|"a\nb"|\'|=1+1|-1.5|+|-|±|<0.01|12.3↑|1e400|-0|007|1234567890123456|1,5|１２|NaN|Inf|1.2.3|0x10',
  '1e|.|2023-02-30|3/4/2023|31/12/2023|2023-05-01T25:00|99999-01-01|0000-00-00|2023年|1 2 2023|\ufeff|\u202e|\u2028|\ud800',
  '__proto__|constructor| |\t|||未查',
]
  .flatMap((cells) => cells.split('|'))
  .concat('1'.repeat(70), '\ufdfa'.repeat(50))

/** Odd cells of all sorts, in rows of any width. */
const cells: Maker = (random) => {
  const [delimiter, lineEnd] = [random.pick(delimiters), random.pick(lineEnds)]
  const width = 1 + random.below(12)
  const oddity = random.next()
  const cell = () => (random.next() < oddity ? random.pick(oddCells) : String(random.below(1000)))
  const isRagged = random.next() < 0.5
  const line = () => times(isRagged ? random.below(2 * width) : width, cell).join(delimiter)
  return encoded(times(sizeUpTo(random, 3000), line).join(lineEnd))
}

/** Bytes of one encoding with the byte order mark of another. */
const encodings: Maker = (random) => {
  const table = `编号,诊断\n${times(sizeUpTo(random, 5000), (k) => `${k},高血压`).join('\n')}`
  const utf16 = new Uint8Array(Uint16Array.from(table, (c) => c.charCodeAt(0)).buffer)
  const body = random.pick([encoded(table), utf16, utf16.toReversed(), random.bytes(sizeUpTo(random, 100_000))])
  const marks = [
    [],
    [0xef, 0xbb, 0xbf],
    [0xff, 0xfe],
    [0xfe, 0xff],
    [0xff, 0xfe, 0, 0],
    [0x2b, 0x2f, 0x76],
    [0xef, 0xbb],
  ]
  const bytes = joined([...times(random.below(3), () => Uint8Array.from(random.pick(marks))), body])
  if (random.next() < 0.3) for (let k = 0; k < 5; k++) bytes[random.below(bytes.length)] = random.below(256)
  return random.next() < 0.3 ? bytes.slice(0, random.below(bytes.length)) : bytes
}

/** One row far wider than the many others. */
const oneWideRow: Maker = (random) => {
  const delimiter = random.pick(delimiters)
  const columns = random.pick([1_000_000, 4095, 4094, 4000, 1000, 300])
  const wide =
    random.pick(['', 'x']) === '' ? delimiter.repeat(columns) : times(columns, (k) => `x${k}`).join(delimiter)
  const short = random.pick(['1\n', 'a\n', `1${delimiter}2\n`]).repeat(sizeUpTo(random, 400_000))
  return encoded(random.next() < 0.5 ? `${wide}\n${short}` : `${short}${wide}9\n`)
}

/** A single cell per row at varying columns, after explicit empty cells. */
const staircase: Maker = (random) => {
  const columns = 1 + random.below(4000)
  const rows = sizeUpTo(random, 6000)
  return encoded(times(rows, (k) => `${','.repeat((k * 7919) % columns)}1`).join('\n'))
}

/** A field that is unterminated, or megabytes long. */
const endlessField: Maker = (random) => {
  const long = random
    .pick(['a', '"', '""', ',', ' ', '\n', 'a@a.', '\ufdfa', '1', '-', 'ab\n'])
    .repeat(sizeUpTo(random, 4e6))
  return encoded(`x,y\n1,2\n3,${random.pick(['"', '', '"=('])}${long}${random.pick(['"', '', '"\n4,5', ' \n', '@'])}`)
}

/** Cells that are all different and as short as possible. */
const distinct: Maker = (random) => {
  const rows = sizeUpTo(random, 400_000)
  const write = random.pick([
    (k: number) => k.toString(36),
    (k: number) => String(k),
    (k: number) => String.fromCharCode(0x4e00 + (k % 20_000)) + (k / 20_000).toFixed(0),
    (k: number) => (k < 5000 ? `t${k}` : String(k)),
    (k: number) => `"${Math.floor(k / 1000) + 1},${String(k % 1000).padStart(3, '0')}"`,
    (k: number) => `<${k}`,
    (k: number) => `2023-05-01 ${k % 24}:${k % 60}`,
    (k: number) => `a${k}@b.c`,
  ])
  return encoded(`x\n${times(rows, write).join('\n')}`)
}

/** As few bytes per cell as possible. */
const tiny: Maker = (random) => {
  const line = random.pick([',', '1', '1,2', ',,,,,,,', ';', '\t\t', '""', ','.repeat(500), '1,'.repeat(2000)])
  return encoded(`${line}\n`.repeat(Math.ceil(sizeUpTo(random, 4e6) / (line.length + 1))))
}

const header: Maker = (random) => {
  const name = random.pick(['a', ' ', '', 'n'.repeat(300), '姓名', '日期', '"a\nb"', '__proto__', 'x'.repeat(100_000)])
  const columns = name.length > 1000 ? 20 : 1 + random.below(4096)
  const titles = random.next() < 0.5 ? '' : `${name}${','.repeat(columns - 1)}\n`
  return encoded(`${titles}${times(columns, () => name).join(',')}\n${times(columns, (k) => String(k)).join(',')}\n`)
}

const otherKinds: Maker = (random) => {
  const heads = [
    '%PDF-1.7',
    '\u0089PNG\r\n',
    'GIF89a',
    '\x7fELF',
    '{"a":',
    '<?xml version="1.0"?>',
    'PK\x05\x06',
    'PK',
    '\0',
  ]
  const head = Uint8Array.from(random.pick(heads), (c) => c.charCodeAt(0))
  const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
  return joined([random.next() < 0.2 ? old : head, random.bytes(sizeUpTo(random, 50_000))])
}

/** HTML tables from other programs: saved as a spreadsheet file, or pasted as source. */
const html: Maker = (random) => {
  const span = () => random.pick(['2', '65535', '1000000000', '-1', '0', '1e9', 'x', '9'.repeat(400)])
  const cell = () =>
    `<${random.pick(['td', 'th'])} colspan="${span()}" rowspan=${span()}>${random.pick(oddCells)}${random.pick(['</td>', ''])}`
  const rows = times(
    sizeUpTo(random, 3000),
    () => `<tr>${times(random.below(9), cell).join('')}${random.pick(['</tr>\n', '\n'])}`,
  )
  return encoded(`<html><table>${rows.join('')}${'<table>'.repeat(sizeUpTo(random, 3000))}`)
}

export const textMakers = {
  'csv cells': cells,
  'csv encodings': encodings,
  'csv one wide row': oneWideRow,
  'csv staircase': staircase,
  'csv endless field': endlessField,
  'csv distinct': distinct,
  'csv tiny': tiny,
  'csv header': header,
  'csv other kinds': otherKinds,
  'html table': html,
} as const satisfies Readonly<Record<string, Maker>>
