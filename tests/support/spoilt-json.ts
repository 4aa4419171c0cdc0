import type { Json, JsonObject } from '#catalog/kit/json.ts'
import type { RandomStream } from './random.ts'

const oddValues: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e300,
  2 ** 53,
  '',
  'x',
  '__proto__',
  'c1',
  '{c1} + {c2}',
  '((((',
  [],
  {},
  [[]],
  [null],
  { constructor: 1 },
  'a'.repeat(10_000),
]

/** A copy with one value, at any depth, removed or replaced by an invalid one. */
export function spoilt(value: Json, random: RandomStream): Json {
  if (typeof value !== 'object' || value === null || random.next() < 0.1) return random.pick(oddValues)
  const keys = Object.keys(value)
  if (keys.length === 0) return random.pick(oddValues)
  const key = random.pick(keys)
  if (isList(value)) return value.map((item, k) => (String(k) === key ? spoilt(item, random) : item))
  const { [key]: inside = null, ...others } = value
  return random.next() < 0.1 ? others : { ...others, [key]: spoilt(inside, random) }
}

function isList(value: readonly Json[] | JsonObject): value is readonly Json[] {
  return Array.isArray(value)
}
