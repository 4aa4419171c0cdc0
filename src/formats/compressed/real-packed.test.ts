import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { BadStream, OtherStream, type Unpacking } from './output.ts'
import { unpackBzip2 } from './unpack-bzip2.ts'
import { unpackXz } from './unpack-xz.ts'

const folder = new URL('../../../tests/fixtures/packed/', import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)))
/** What is packed in `tests/fixtures/packed`: texts that repeat near and far, runs of one byte, and noise. */
function packedContent(): Uint8Array<ArrayBuffer> {
  const random = createRandom(11)
  const words = Array.from({ length: 40 }, (_, k) => `${'高低 abc,;'.charAt(k % 9)}${random.below(1e6)}`)
  const parts: Uint8Array[] = []
  for (let k = 0; k < 60; k++) {
    const kind = k % 4
    if (kind === 0) parts.push(new Uint8Array(random.below(3000)).fill(k))
    else if (kind === 1) parts.push(random.bytes(random.below(900)))
    else
      parts.push(
        new TextEncoder().encode(Array.from({ length: random.below(900) }, () => random.pick(words)).join('\t')),
      )
  }
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

const content = packedContent()
const any: Unpacking = { check: () => undefined, pause: () => Promise.resolve() }
const unpack = (name: string, bytes: Uint8Array, unpacking = any) =>
  name.endsWith('.xz') ? unpackXz(bytes, unpacking) : unpackBzip2(bytes, unpacking)

/** By Python's modules lzma and bz2, which are liblzma 5 and bzip2 1.0.8: presets 6 and 0, lc=0 lp=2 pb=0, and two files one after the other; `xz --block-size=40000`. */
const whole = [
  'crc64.xz',
  'crc32-fast.xz',
  'parameters.xz',
  'two-streams.xz',
  'blocks.xz',
  'level-9.bz2',
  'level-1.bz2',
  'two-streams.bz2',
]

test.each(whole)('%s is unpacked to what was packed', async (name) => {
  const found = await unpack(name, bytesOf(name))
  expect(found.length).toBe(content.length)
  expect(Buffer.compare(found, content)).toBe(0)
})

test.each(['nothing.xz', 'nothing.bz2'])('%s is empty', async (name) => {
  expect(await unpack(name, bytesOf(name))).toHaveLength(0)
})

test.each(['delta.xz', 'sha256.xz'])('%s is of a kind that is not unpacked', async (name) => {
  await expect(unpack(name, bytesOf(name))).rejects.toBeInstanceOf(OtherStream)
})

test.each(whole)('the beginning of %s', async (name) => {
  const head = await unpack(name, bytesOf(name), { ...any, most: 100 })
  expect(head.subarray(0, 100)).toEqual(content.subarray(0, 100))
})

test('the size is checked before it grows, and Stop is heard', async () => {
  for (const name of whole) {
    const check = (size: number) => {
      if (size > 60_000) throw new RangeError('too large')
    }
    await expect(unpack(name, bytesOf(name), { ...any, check })).rejects.toThrow('too large')
    const pause = () => Promise.reject(new Error('stopped'))
    await expect(unpack(name, bytesOf(name), { ...any, pause })).rejects.toThrow('stopped')
  }
})

/** The content, or a refusal; anything else is a defect. */
async function outcomeOf(name: string, bytes: Uint8Array): Promise<'refused' | 'same' | 'other'> {
  try {
    return Buffer.compare(await unpack(name, bytes), content) === 0 ? 'same' : 'other'
  } catch (error) {
    if (error instanceof BadStream || error instanceof OtherStream) return 'refused'
    throw error
  }
}

describe.each(['crc64.xz', 'level-1.bz2'])('%s, damaged', (name) => {
  test('cut anywhere, it is refused', async () => {
    const bytes = bytesOf(name)
    for (let end = 0; end < bytes.length; end += 97)
      expect(await outcomeOf(name, bytes.subarray(0, end)), String(end)).toBe('refused')
    expect(await outcomeOf(name, bytes.subarray(0, bytes.length - 1))).toBe('refused')
  })

  test('with one of 200 bytes changed, a checksum refuses it', async () => {
    const random = createRandom(12)
    for (let k = 0; k < 200; k++) {
      const bytes = bytesOf(name)
      const at = random.below(bytes.length)
      bytes[at] = (bytes[at] as number) ^ (1 + random.below(255))
      // the bits after the end of bzip2 are padding
      expect(await outcomeOf(name, bytes), String(at)).toBe(
        name.endsWith('bz2') && at === bytes.length - 1 ? 'same' : 'refused',
      )
    }
  })
})
