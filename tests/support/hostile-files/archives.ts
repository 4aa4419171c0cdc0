import { crc32 } from '#formats/zip/crc32.ts'
import { joined, little, type RawEntry, rawZip } from '#formats/zip/raw-zip.fixture.ts'
import type { RandomStream } from '../random.ts'
import { encoded, type Maker, sizeUpTo, times } from './hostile-file.ts'
import { entriesOf, number, row, sheet, text } from './workbook-parts.ts'

const oddSizes = [0, 1, 1000, 2 ** 16, 60 << 20, 2 ** 31, 2 ** 32 - 2, 2 ** 32 - 1]

const good = (random: RandomStream) =>
  entriesOf({ sheet: sheet(row(text('x')) + times(200, () => row(number(random.below(1000)))).join('')) })

/** One header field of an entry has a false value. */
const lies: Maker = (random) => {
  const entries = good(random)
  const at = random.below(entries.length)
  const lie: Partial<RawEntry> = random.pick([
    { size: random.pick(oddSizes) },
    { compressedSize: random.pick(oddSizes) },
    { crc: random.below(2 ** 32) },
    { method: random.pick([0, 1, 9, 12, 14, 99, 65_535]) },
    { flags: random.below(65_536) },
    { offset: random.pick(oddSizes) },
    { extra: zip64(random) },
    { extra: zip64(random), size: 2 ** 32 - 1, compressedSize: 2 ** 32 - 1, offset: 2 ** 32 - 1 },
    { name: random.pick(['../../etc/passwd', '', '/', 'a'.repeat(60_000), '\0', '__proto__']) },
  ])
  return rawZip(entries.map((entry, k) => (k === at ? { ...entry, ...lie } : entry)))
}

function zip64(random: RandomStream): Uint8Array<ArrayBuffer> {
  const values = times(random.below(4), () => little(random.pick([...oddSizes, 2 ** 53, 2 ** 63]), 8))
  return Uint8Array.from([1, 0, ...little(random.pick([values.length * 8, 0, 24, 65_535]), 2), ...values.flat()])
}

/** The end record is false or duplicated. */
const lyingEnd: Maker = (random) => {
  const longEnd = Uint8Array.from([
    ...little(0x07064b50, 8),
    ...little(random.pick([...oddSizes, 2 ** 53, 2 ** 63]), 8),
    ...little(1, 4),
  ])
  return rawZip(
    good(random),
    random.pick([
      { count: random.below(65_536) },
      { size: random.pick(oddSizes) },
      { offset: random.pick(oddSizes) },
      { before: longEnd },
      { comment: random.bytes(random.below(60_000)) },
      { comment: Uint8Array.from([0x50, 0x4b, 5, 6, ...random.bytes(30)]) },
    ]),
  )
}

const bomb: Maker = (random) => {
  const fill = new Uint8Array(sizeUpTo(random, 24e6)).fill(random.pick([0, 32, 60, 97]))
  const name = random.pick(['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', '_rels/.rels'])
  const size = random.pick([fill.length, fill.length, 100, 64 << 20, fill.length - 1])
  return rawZip([...good(random).filter((entry) => entry.name !== name), { name, data: fill, size }])
}

/** All sheets share the same large block of bytes, which contains no cell. */
const overlapping: Maker = (random) => {
  const blank = encoded(`<worksheet><sheetData>${' '.repeat(sizeUpTo(random, 4e6))}</sheetData></worksheet>`)
  const first: RawEntry = { name: 'xl/worksheets/sheet1.xml', data: blank }
  const entries = good(random).filter(({ name }) => name !== first.name)
  const count = sizeUpTo(random, 300)
  const before = rawZip(entries)
  const offset = before.length - directorySize(entries) - 22
  const packed = rawZip([first]).length - directorySize([first]) - 22 - 30 - first.name.length
  const about = { size: blank.length, compressedSize: packed, crc: crc32(blank) }
  const twins = times(count, (k) => ({ ...first, name: `xl/worksheets/sheet${k + 2}.xml`, ...about, data: '', offset }))
  const sheets = times(count, (k) => `<sheet name="n${k}" r:id="s${k}"/>`)
  const relations = times(
    count,
    (k) => `<Relationship Id="s${k}" Type="x/worksheet" Target="worksheets/sheet${k + 2}.xml"/>`,
  )
  return rawZip(
    [...entries, first, ...twins].map((entry) =>
      entry.name === 'xl/workbook.xml'
        ? { ...entry, data: `<workbook><sheets>${sheets.join('')}</sheets></workbook>` }
        : entry.name === 'xl/_rels/workbook.xml.rels'
          ? { ...entry, data: `<Relationships>${relations.join('')}</Relationships>` }
          : entry,
    ),
  )
}

const directorySize = (entries: readonly RawEntry[]) =>
  entries.reduce((sum, { name, extra }) => sum + 46 + encoded(name).length + (extra?.length ?? 0), 0)

const manyEntries: Maker = (random) => {
  const count = sizeUpTo(random, 20_000)
  return rawZip([...good(random), ...times(count, (k) => ({ name: `x${k}`, data: '', method: 0 }))])
}

const nested: Maker = (random) => {
  const inner = rawZip(good(random))
  return rawZip([{ name: random.pick(['a.xlsx', 'xl/workbook.xml', '_rels/.rels']), data: inner }])
}

/** Truncated, with some bytes changed, or with bytes added before or after. */
const broken: Maker = (random) => {
  const bytes = rawZip(good(random))
  const way = random.below(4)
  if (way === 0) return bytes.slice(0, random.below(bytes.length))
  if (way === 1) return joined([bytes, random.bytes(random.below(3000))])
  if (way === 2) return joined([encoded('PK'), random.bytes(random.below(3000)), bytes])
  for (let k = 1 + random.below(20); k > 0; k--) bytes[random.below(bytes.length)] = random.below(256)
  return bytes
}

export const archiveMakers = {
  'zip lies': lies,
  'zip lying end': lyingEnd,
  'zip bomb': bomb,
  'zip overlapping': overlapping,
  'zip many entries': manyEntries,
  'zip nested': nested,
  'zip broken': broken,
} as const satisfies Readonly<Record<string, Maker>>
