import { expect, test } from 'vitest'
import { writeDta } from './dta.fixture.ts'
import { openDta } from './open-dta.ts'

/** Repeats the row of a file of one row. */
function manyRows(version: number, rows: number): Blob {
  const bytes = writeDta({
    version,
    isLittle: true,
    columns: [
      { name: 'id', type: 'i32', cells: [1] },
      { name: 'x', type: 'f64', cells: [1.5] },
      { name: 'city', type: 'str20', cells: ['上海'] },
    ],
  })
  const width = 32
  const at = version < 117 ? bytes.length - width : new TextDecoder('latin1').decode(bytes).indexOf('<data>') + 6
  const row = bytes.slice(at, at + width)
  const data = new Uint8Array(rows * width)
  for (let i = 0; i < rows; i++) data.set(row, i * width)
  const view = new DataView(bytes.buffer)
  if (version < 117) {
    view.setUint32(6, rows, true)
    return new Blob([bytes.slice(0, at), data])
  }
  const text = new TextDecoder('latin1').decode(bytes)
  view.setBigUint64(text.indexOf('<N>') + 3, BigInt(rows), true)
  const map = text.indexOf('<map>') + 5
  for (const entry of [10, 11, 12, 13]) {
    const old = view.getBigUint64(map + 8 * entry, true)
    view.setBigUint64(map + 8 * entry, old + BigInt((rows - 1) * width), true)
  }
  return new Blob([bytes.slice(0, at), data, bytes.slice(at + width)])
}

/** Counts the bytes that are read. */
function counted(blob: Blob): { readonly blob: Blob; readonly count: () => number } {
  let bytes = 0
  const wrap = (part: Blob): Blob =>
    new Proxy(part, {
      get(target, name) {
        if (name === 'slice') return (from?: number, to?: number) => wrap(target.slice(from, to))
        if (name === 'arrayBuffer')
          return () => {
            bytes += target.size
            return target.arrayBuffer()
          }
        return Reflect.get(target, name, target) as unknown
      },
    })
  return { blob: wrap(blob), count: () => bytes }
}

test.each([115, 118])('a preview of version %i reads less than 2 MB', async (version) => {
  const { blob, count } = counted(manyRows(version, 400_000))
  const file = await openDta(blob, {}, {})
  expect(file.dictionary.rows).toBe(400_000)
  expect((await file.read({ rows: 50 }, {})).rows).toBe(50)
  expect(count()).toBeLessThan(2 << 20)
})

test('progress goes from 0 to 1, all bytes are counted, and Stop ends the reading', async () => {
  const blob = manyRows(118, 400_000)
  const file = await openDta(blob, {}, {})
  const progress: number[] = []
  let unpacked = 0
  const context = {
    onProgress: (share: number) => progress.push(share),
    onUnpacked: (bytes: number) => (unpacked += bytes),
  }
  const read = await file.read({}, context)
  expect(read.rows).toBe(400_000)
  expect(unpacked).toBe(400_000 * 32)
  expect(progress.at(-1)).toBe(1)
  expect([...progress].sort((a, b) => a - b)).toEqual(progress)

  const stop = new AbortController()
  let pieces = 0
  const reading = file.read(
    {},
    { signal: stop.signal, onUnpacked: () => ++pieces === 2 && stop.abort(new Error('stopped')) },
  )
  await expect(reading).rejects.toThrow('stopped')
  expect(pieces).toBe(2)
  await expect(openDta(blob, {}, { signal: stop.signal })).rejects.toThrow('stopped')
})

test('many columns of one row', async () => {
  const columns = Array.from({ length: 5000 }, (_, i) => ({ name: `v${i}`, type: 'i8', cells: [i % 100] }))
  const file = await openDta(new Blob([writeDta({ version: 119, isLittle: false, columns })]), {}, {})
  const read = await file.read({}, {})
  expect(read.columns.map((cells) => cells && 'values' in cells && cells.values[0])).toEqual(
    columns.map(({ cells: [cell] }) => cell),
  )
})
