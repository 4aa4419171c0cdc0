import { expect, test } from 'vitest'
import { SealBroken, seal, unseal } from './seal.ts'
import { emptyPart, FORMAT, onlyPieces, piecesOf, type Snapshot } from './snapshot.ts'

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
  const [older, newer] = [bytes.slice(), bytes.slice()]
  older[0] = FORMAT - 1
  newer[0] = FORMAT + 1
  expect(await reasonOf(unseal(older, key))).toBe('unreadable')
  expect(await reasonOf(unseal(newer, key))).toBe('newer')
})

test('[S13] what is no snapshot is not shown, though the key is right', async () => {
  const { bytes, key } = await seal({ ...snapshot, kind: 'script' } as unknown as Snapshot)
  expect(await reasonOf(unseal(bytes, key))).toBe('unreadable')
})

test('a piece that is left out is in no part', () => {
  expect(piecesOf(content)).toEqual(['tables', 'reading'])
  const kept = onlyPieces(content, new Set(['reading']))
  expect(piecesOf(kept)).toEqual(['reading'])
  expect(kept).toMatchObject({ title: CANARY, parts: [{ tables: [], reading: [CANARY] }] })
})
