import { expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { FormatError } from '../format-error.ts'
import { openPor } from './open-por.ts'
import { counted, porBytes, variable } from './por.fixture.ts'

const rows = Array.from({ length: 20 }, (_, k) => `${k}/${counted(`text ${k}`)}J239600/`).join('')
const body = `${variable('X')}87/B1/2/C${counted('label')}${variable('T', 12)}${variable('D', 0, 20)}D1/1/X1/1/${counted('one')}E1/${counted('note')}F${rows}`
const whole = porBytes({ body })

/** The code of the error, or null; other exceptions are thrown on. */
async function outcome(changed: Uint8Array<ArrayBuffer>): Promise<string | null> {
  try {
    const file = await openPor(new Blob([changed]), {}, {})
    const read = await file.read({}, {})
    expect(read.columns).toHaveLength(file.dictionary.columns.length)
    return null
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

test('a file that ends at any byte is refused', async () => {
  expect(await outcome(whole)).toBeNull()
  const end = new TextDecoder().decode(whole).search(/Z+\r\n$/)
  for (let length = 0; length <= end; length++)
    expect(await outcome(whole.slice(0, length)), String(length)).not.toBeNull()
})

test('changed bytes make a table or a FormatError', async () => {
  const random = createRandom(20261130)
  for (let k = 0; k < 300; k++) {
    const changed = whole.slice()
    for (let times = 1 + random.below(3); times > 0; times--)
      changed[random.below(changed.length)] = random.pick([0x2f, 0x30, 0x54, 0x20, 0x0a, random.below(256)])
    await outcome(changed)
  }
})

const large = porBytes({
  body: `${variable('X')}${variable('T', 12)}F${`1234.F/${counted('some text')}`.repeat(200_000)}`,
})

test('50 rows of a large file take less than 2 MB', async () => {
  let taken = 0
  class CountedBlob extends Blob {
    override slice(from = 0, to = this.size): Blob {
      taken += Math.min(to, this.size) - from
      return super.slice(from, to)
    }
  }
  const blob = new CountedBlob([large])
  expect(blob.size).toBeGreaterThan(2e6)
  const file = await openPor(blob, {}, {})
  expect((await file.read({ rows: 50 }, {})).rows).toBe(50)
  expect(taken).toBeLessThan(1e6)
})

test('cases are read over slices, and reading ends when it is aborted', async () => {
  const file = await openPor(new Blob([large, large.slice(0, 0)]), {}, {})
  expect((await file.read({}, {})).rows).toBe(200_000)
  const controller = new AbortController()
  const reading = file.read({}, { signal: controller.signal, onUnpacked: () => controller.abort() })
  await expect(reading).rejects.toThrow('abort')
})
