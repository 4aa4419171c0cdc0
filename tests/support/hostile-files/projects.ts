import type { Json } from '#catalog/kit/json.ts'
import { type RawEntry, rawZip } from '#formats/zip/raw-zip.fixture.ts'
import type { RandomStream } from '../random.ts'
import { spoilt } from '../spoilt-json.ts'
import { encoded, type Maker, sizeUpTo, times } from './hostile-file.ts'

const id = (k: number) => `0190a000-0000-7000-8000-${String(k).padStart(12, '0')}`
const sha256 = (k: number) => String(k).padStart(64, '0')

interface Parts {
  readonly manifest?: object
  readonly records?: string
  readonly outcomes?: string
  readonly more?: readonly RawEntry[]
}

const sound = { format: 'slipstick-project', version: 1, program: 'x', savedAt: 1, withData: true }

function entriesOf({ manifest = {}, records = '[]', outcomes = '[]', more = [] }: Parts): RawEntry[] {
  return [
    { name: 'manifest.json', data: JSON.stringify({ ...sound, records: 0, outcomes: 0, sources: [], ...manifest }) },
    { name: 'records.json', data: records },
    { name: 'outcomes.json', data: outcomes },
    ...more,
  ]
}

const project = (parts: Parts) => rawZip(entriesOf(parts))

const oddValue = (random: RandomStream): unknown =>
  random.pick([null, true, -1, 1.5, 1e308, '', 'x', [], {}, [[]], { __proto__: 1 }, 'a'.repeat(100_000), 2 ** 53])

const fields: Maker = (random) => {
  const manifest = Object.fromEntries(
    times(3, () => [
      random.pick(['format', 'version', 'program', 'savedAt', 'withData', 'records', 'outcomes', 'sources']),
      oddValue(random),
    ]),
  )
  return project({ manifest: random.next() < 0.5 ? manifest : {}, records: JSON.stringify(oddValue(random)) })
}

/** JSON that is deep, very large, or invalid. */
const json: Maker = (random) => {
  const depth = sizeUpTo(random, 300_000)
  const count = sizeUpTo(random, 1_500_000)
  const record = (inside: string) => `[{"kind":"step","id":"${id(1)}","fields":{"a":${inside}}}]`
  const inside = random.pick([
    () => `${'['.repeat(depth)}${']'.repeat(depth)}`,
    () => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    () => '['.repeat(depth),
    () => `[${'{},'.repeat(count)}{}]`,
    () => `[${'1,'.repeat(count)}1]`,
    () => `[${'"",'.repeat(count)}1]`,
    () => `{${times(count / 8, (k) => `"k${k}":1`).join(',')}}`,
    () => `[${times(count / 8, (k) => `{"k${k}":1}`).join(',')}]`,
    () => `"${'\\u0000'.repeat(count)}"`,
    () => `{"__proto__":{"polluted":1},"constructor":1}`,
    () => '1e999999',
    () => `"${'\\'.repeat(count)}`,
  ])()
  return project({ manifest: { records: 1 }, records: record(inside) })
}

const sources: Maker = (random) => {
  const count = sizeUpTo(random, 9000)
  const isOne = random.next() < 0.5
  const name = random.pick(['a.csv', '../../a', 'n'.repeat(10_000), ''])
  const data = new Uint8Array(sizeUpTo(random, 2e6)).fill(65)
  const listed = times(count, (k) => ({ sha256: sha256(isOne ? 0 : k), name: k === 0 ? name : 'x', size: data.length }))
  const parts = times(isOne ? 1 : Math.min(count, 20), (k) => ({ name: `sources/${sha256(k)}`, data }))
  return project({ manifest: { sources: listed }, more: parts })
}

/** Parts that declare the largest allowed size. */
const lyingSizes: Maker = (random) => {
  const size = random.pick([1 << 20, 60 << 20, 256 << 20, 2 ** 31, 0, 1])
  const name = random.pick(['manifest.json', 'records.json', 'outcomes.json'])
  const data = random.pick(['[]', '{}', ' '.repeat(sizeUpTo(random, 8e6)), random.bytes(2e5).join('')])
  return rawZip(entriesOf({}).map((entry) => (entry.name === name ? { ...entry, data, size } : entry)))
}

const outcomes: Maker = (random) => {
  const one = {
    analysis: random.pick([id(1), 'x', '']),
    engineVersion: '1',
    dataVersion: 'x',
    outcome: oddValue(random),
  }
  const count = sizeUpTo(random, 5000)
  return project({ manifest: { outcomes: count }, outcomes: JSON.stringify(times(count, () => one)) })
}

/** A dataset whose import schema is impossible. */
const schemas: Maker = (random) => {
  const name = sha256(1)
  const data = encoded(
    `id,age,seen\n${times(sizeUpTo(random, 20_000), (k) => `${k},${k % 90},2023-05-01`).join('\n')}\n`,
  )
  const column = (k: number) => ({
    id: `c${k}`,
    name: `v${k}`,
    type: random.pick(['number', 'text', 'date']),
    measure: 'id',
    include: true,
    ...(random.next() < 0.1 && { limitsOf: `c${random.pick([1, 2, k])}`, label: 'x' }),
  })
  const importSchema: Json = {
    readerVersion: 1,
    layout: random.pick([
      { format: 'csv', encoding: 'utf-8', delimiter: ',' },
      { format: 'xlsx', sheet: 'a' },
    ]),
    headerRow: random.pick([0, 0, 0, null, 5000, 2 ** 40]),
    headerRows: random.pick([1, 1, 1, 0, 1000, 2 ** 40]),
    decimal: '.',
    ...(random.next() < 0.3 && { lastRow: random.pick([0, 1, 2, 2 ** 40, -1]) }),
    columns: times(random.pick([3, 3, 3, sizeUpTo(random, 6000)]), (k) => column(k + 1)),
  }
  const cellRules: Json = {
    c2: { rules: [{ match: { text: '5' }, action: 'value', value: 1e300 }], levels: ['a'], missingCodes: [9] },
  }
  const spoil = (value: Json) => (random.next() < 0.7 ? spoilt(value, random) : value)
  const fields = { sourceSha256: name, importSchema: spoil(importSchema), 'data.cellRules': spoil(cellRules) }
  return project({
    manifest: { records: 1, sources: [{ sha256: name, name: 'a.csv', size: data.length }] },
    records: JSON.stringify([{ kind: 'dataset', id: id(1), fields }]),
    more: [{ name: `sources/${name}`, data }],
  })
}

export const projectMakers = {
  'project fields': fields,
  'project json': json,
  'project sources': sources,
  'project lying sizes': lyingSizes,
  'project outcomes': outcomes,
  'project schemas': schemas,
} as const satisfies Readonly<Record<string, Maker>>
