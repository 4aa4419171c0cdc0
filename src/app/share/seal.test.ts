import { expect, test } from 'vitest'
import { SealBroken, seal, unseal } from './seal.ts'
import { emptyPart, FORMAT, type SharedBlock, type Snapshot } from './snapshot.ts'
import { piecesOf, withoutPieces } from './snapshot-pieces.ts'

const CANARY = 'Canary-糖尿病-4711'
const content = {
  title: CANARY,
  entry: 'Kaplan–Meier',
  parts: [
    {
      ...emptyPart,
      tables: [
        {
          title: CANARY,
          head: [[{ runs: [{ text: 'P', italic: true as const }], align: 'left' as const, colSpan: 1, rowSpan: 1 }]],
          body: [{ depth: 0, cells: [{ runs: [{ text: CANARY }], align: 'right' as const }] }],
          notes: [],
        },
      ],
      reading: [CANARY],
    },
  ],
}
const snapshot: Snapshot = {
  kind: 'analysis',
  asOf: 1,
  engine: '5',
  data: 'abc',
  content: { en: content, zh: content },
}

const reasonOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (error: unknown) => (error instanceof SealBroken ? error.reason : error),
  )

test('[S13] the key opens what was sealed, unchanged', async () => {
  const { bytes, key } = await seal(snapshot)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(await unseal(bytes, key)).toEqual(snapshot)
})

test('[S13] nothing of the content is in the sealed bytes, and no two are alike', async () => {
  const [a, b] = [await seal(snapshot), await seal(snapshot)]
  const text = Buffer.from(a.bytes)
  for (const encoding of ['utf8', 'utf16le', 'latin1'] as const)
    expect(text.includes(Buffer.from(CANARY, encoding))).toBe(false)
  expect(a.key).not.toBe(b.key)
  expect(a.bytes.slice(1, 13)).not.toEqual(b.bytes.slice(1, 13))
})

test('[S13] another key opens nothing', async () => {
  const [{ bytes }, other] = [await seal(snapshot), await seal(snapshot)]
  for (const key of [other.key, '', 'x', 'ä'.repeat(43), `${other.key}AAAA`, '?'.repeat(43)])
    expect(await reasonOf(unseal(bytes, key)), key).toBe('unreadable')
})

test('[S13] bytes that were changed or cut anywhere open nothing', async () => {
  const { bytes, key } = await seal(snapshot)
  for (const place of [1, 12, 13, Math.floor(bytes.length / 2), bytes.length - 1]) {
    const changed = bytes.slice()
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(await reasonOf(unseal(changed, key)), `byte ${place}`).toBe('unreadable')
  }
  for (const length of [0, 1, 12, 13, 20, bytes.length - 1])
    expect(await reasonOf(unseal(bytes.slice(0, length), key)), `${length} bytes`).toBe('unreadable')
  expect(await reasonOf(unseal(new Uint8Array([...bytes, 0]), key))).toBe('unreadable')
})

test('[S13] the format is authenticated, and one of a newer program is named as such', async () => {
  const { bytes, key } = await seal(snapshot)
  for (const [format, reason] of [
    [0, 'unreadable'],
    [FORMAT, 'unreadable'],
    [FORMAT + 1, 'newer'],
  ] as const) {
    const changed = bytes.slice()
    changed[0] = format
    expect(await reasonOf(unseal(changed, key)), `format ${format}`).toBe(reason)
  }
})

test('[S13] what is no snapshot is not shown, though the key is right', async () => {
  const { bytes, key } = await seal({ ...snapshot, kind: 'script' } as unknown as Snapshot)
  expect(await reasonOf(unseal(bytes, key))).toBe('unreadable')
})

/** Sealed by the first version of the format, before reports were shared. */
const FIRST = [
  'ARTF+O/JNqxM/DNqnoIwzPM2uGgiFUlDfq32D65tQ3hvDN10Mf+VtwPf66w7uwPMox7ufSClfoi3VFH3IY9QinrFrSH8jfi4OMd0AbbAjawz/K1re6CMOg0z',
  'GcqQTg0/fYJWrYgXz4aFlQI7Bn272j9uwQTNTdKU6ZA9o5bo7nDKU9FSEacJYTAhDdI2cnIodq1kS4VQlv2w5+lskLMkTLSaNsB/hBUDj6mjwpwGZmM0z58n',
  '+Pgg+VLDqeo5ts8Yye3IRLGsnRsKAGYBl8HUqH2fgt9QW/BPrYBFHMWqv5AU2IncJNWo1fBYK52008YRds2MOfgsgR32fopTkUAe+gQiq/mtqARBo71S2XdF',
  'rrxarvkSHGZziRwPK7Q5tjW49akD6T0qDRvbh7E92Gq+hmtvJ1l2vtghzTtadmRA1BXLnvXPle4aPEO5d22z',
].join('')
const FIRST_KEY = 'CS0ui2m5n_3jKPi6LX2wPLQtcc0ZkEE-bOcrt5kqoNY'

test('[S13] a share of the first format still opens', async () => {
  const opened = await unseal(Uint8Array.from(Buffer.from(FIRST, 'base64')), FIRST_KEY)
  expect(opened).toMatchObject({ kind: 'analysis', asOf: 1, engine: '5', data: 'abc' })
  expect(opened.content.zh).toMatchObject({ title: 'Old', parts: [{ sample: 'n = 20', methods: 'A t test.' }] })
})

const blocks: SharedBlock[] = [
  { kind: 'heading', at: 0, level: 1, runs: [{ text: 'Methods' }] },
  { kind: 'paragraph', at: 1, runs: [{ text: 'Before ' }, { text: 'x^2', tex: 'x^2' }] },
  { kind: 'reading', at: 2, lines: [CANARY], engine: '5', data: 'abc' },
  { kind: 'paragraph', at: 3, runs: [{ text: 'Behind', bold: true }] },
  { kind: 'heading', at: 4, level: 2, runs: [{ text: 'Results' }] },
  { kind: 'references', at: 5, entries: ['A book.'] },
]
const report = { title: 'Report', entry: '', parts: [], blocks }

test('[S13] a result is sealed in the first format, which older programs open, and a report in the second', async () => {
  expect((await seal(snapshot)).bytes[0]).toBe(1)
  const whole: Snapshot = { ...snapshot, kind: 'report', data: null, content: { en: report, zh: report } }
  const { bytes, key } = await seal(whole)
  expect(bytes[0]).toBe(2)
  expect(await unseal(bytes, key)).toEqual(whole)
  expect(Buffer.from(bytes).includes(CANARY)).toBe(false)
})

test('[S13] a share with rows has the third format, and opens unchanged', async () => {
  const dataset = {
    kind: 'dataset',
    id: 'd',
    fields: { name: 'x', importSchema: { columns: [] }, 'data.counted': null },
  }
  const asked = { kind: 'analysis', entry: 't-test', question: '[1,[]]', data: 'abc' } as const
  const rows = { ...asked, count: 1, variables: ['age'], records: [dataset], source: `age\n${CANARY}\n`, figures: [] }
  const { bytes, key } = await seal({ ...snapshot, rows })
  expect(bytes[0]).toBe(3)
  expect(await unseal(bytes, key)).toEqual({ ...snapshot, rows })
  expect(Buffer.from(bytes).includes(CANARY)).toBe(false)
  const bare = await seal({ ...snapshot, rows: { ...rows, count: 0 } })
  expect(await reasonOf(unseal(bare.bytes, bare.key))).toBe('unreadable')
})

/** A report, sealed by the second version of the format, before shares could have rows. */
const SECOND = [
  'AvlCoYgGZOcYzAMLWzrkijA/63ugW3QEfuY5JZWhGXJOUSj6KVbIwVLrCLPTBX1D05cEmOEEplIfwrna2FI2QYxvhzWY9jVm9OH5BoumRiYoAyMiqnYUVHVt2u7Cfx146a',
  'Yoj5tPJHemBFztSjUJmL3a17VZpqmVRoodvZVZZ3QnCTS7teonC1pH0/UU3SnHbckbr9Sg2RnYehvr1JGQMH/dRyruOsJc3yg1tTMYrCd7HZib5P73',
].join('')
const SECOND_KEY = '3HdipRoHcCoctcM0bOu6q0QAAFoFPRgDbz6RCpE5wV4'

test('[S13] a share of the second format still opens', async () => {
  const opened = await unseal(Uint8Array.from(Buffer.from(SECOND, 'base64')), SECOND_KEY)
  expect(opened).toMatchObject({ kind: 'report', asOf: 2, data: null })
  expect(opened.rows).toBeUndefined()
  expect(opened.content.zh.blocks).toMatchObject([{ kind: 'paragraph', runs: [{ text: 'Old report' }] }])
})

test('a piece that is left out is in no part', () => {
  expect(piecesOf(content)).toEqual(['tables', 'reading'])
  const kept = withoutPieces(content, new Set(['tables']))
  expect(piecesOf(kept)).toEqual(['reading'])
  expect(kept).toMatchObject({ title: CANARY, parts: [{ tables: [], reading: [CANARY] }] })
})

test('the text below a heading is one piece of a report, around what stands in it', () => {
  expect(piecesOf(report)).toEqual(['text-0', 'reading-2', 'text-4', 'references-5'])
  const placesOf = (...leftOut: string[]) => withoutPieces(report, new Set(leftOut)).blocks?.map(({ at }) => at)
  expect(placesOf('reading-2')).toEqual([0, 1, 3, 4, 5])
  expect(placesOf('text-0', 'references-5')).toEqual([2, 4])
})
