import { expect, test } from 'vitest'
import type { Json } from '#catalog/kit/json.ts'
import { createRandom, type RandomStream } from '#tests/support/random.ts'
import { valuesOf } from './long-record.ts'

const texts = ['', 'a', '"', '\\', '\\"', '],[', '{"x":[1,"2"]}', '值，值', '\u0000', '\ud800', '😀', ',']

function someValue(random: RandomStream, depth = 0): Json {
  const kind = random.below(depth < 3 ? 6 : 4)
  if (kind === 0) return random.pick(texts)
  if (kind === 1) return random.pick([null, true, false])
  if (kind < 4) return random.pick([0, -1.5, 1e300])
  const inside = Array.from({ length: random.below(4) }, () => someValue(random, depth + 1))
  return kind === 4 ? inside : Object.fromEntries(inside.map((value, k) => [`${random.pick(texts)}${k}`, value]))
}

function cut(text: string, random: RandomStream): Uint8Array[] {
  const bytes = new TextEncoder().encode(text)
  const pieces: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const next = at + 1 + random.below(random.pick([2, 20, 200]))
    pieces.push(bytes.subarray(at, next))
    at = next
  }
  return pieces
}

test('the values of a body are the same as by parsing it, however it is split into pieces', () => {
  const random = createRandom(5)
  for (let k = 0; k < 2000; k += 1) {
    const names = ['option.a', 'data.b-1', 'importSchema', 'option.c.d'].filter(() => random.next() < 0.7)
    const fields = names.map((name) => [name, [someValue(random), '2026-01-01-0000-aaaa']] as const)
    const wanted = fields.filter(([name]) => /^(option|data)\./.test(name)).map(([name, [value]]) => [name, value])
    const written = [
      ...valuesOf(cut(JSON.stringify(Object.fromEntries(fields)).slice(1, -1), random), (name) =>
        /^(option|data)\./.test(name),
      ),
    ]
    expect(JSON.parse(written.join(''))).toEqual(Object.fromEntries(wanted))
  }
  expect([...valuesOf([], () => true)].join('')).toBe('{}')
})
