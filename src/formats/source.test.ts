import { expect, test } from 'vitest'
import { bytesOf, chunksOf, toBlob } from './source.ts'

const bytes = Uint8Array.from({ length: 10 }, (_, k) => k)

test('a blob, bytes and a stream are equivalent sources', async () => {
  const blob = new Blob([bytes])
  expect(await toBlob(blob)).toBe(blob)
  expect(await bytesOf(await toBlob(bytes))).toEqual(bytes)
  expect(await bytesOf(await toBlob(blob.stream()))).toEqual(bytes)
  expect(await bytesOf(blob, 3)).toEqual(bytes.subarray(3))
  expect(await bytesOf(blob, 3, 5)).toEqual(bytes.subarray(3, 5))
})

test.each([1, 3, 5, 9, 10, 11])(
  'in pieces of %i bytes comes every byte once, in order, with how far it is',
  async (size) => {
    const pieces: number[][] = []
    const progress: number[] = []
    let unpacked = 0
    const context = {
      onProgress: (done: number) => progress.push(done),
      onUnpacked: (count: number) => (unpacked += count),
    }
    for await (const piece of chunksOf(new Blob([bytes]), context, size)) pieces.push([...piece])
    expect(pieces.flat()).toEqual([...bytes])
    expect(pieces.map((piece) => piece.length)).toEqual([
      ...Array.from({ length: Math.floor(10 / size) }, () => size),
      ...(10 % size === 0 ? [] : [10 % size]),
    ])
    expect(progress).toEqual(pieces.map((_, k) => Math.min(1, ((k + 1) * size) / 10)))
    expect(unpacked).toBe(10)
  },
)

test('reading can be cancelled before the first piece, between two and after the last', async () => {
  const read = async (stopAfter: number) => {
    const controller = new AbortController()
    let pieces = 0
    if (stopAfter === 0) controller.abort(new Error('stopped'))
    for await (const piece of chunksOf(new Blob([bytes]), { signal: controller.signal }, 5)) {
      pieces += piece.length > 0 ? 1 : 0
      if (pieces === stopAfter) controller.abort(new Error('stopped'))
    }
  }
  for (const after of [0, 1, 2]) await expect(read(after)).rejects.toThrow('stopped')
  await read(3)
})

test('a piece is four megabytes', async () => {
  const sizes: number[] = []
  for await (const piece of chunksOf(new Blob([new Uint8Array((4 << 20) + 1)]), {})) sizes.push(piece.length)
  expect(sizes).toEqual([4 << 20, 1])
})
