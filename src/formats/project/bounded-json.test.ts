import { expect, test } from 'vitest'
import { isBounded } from './bounded-json.ts'

const bounded = (text: string) => isBounded(new TextEncoder().encode(text))
const nested = (depth: number, [open, close]: readonly [string, string]) => open.repeat(depth) + close.repeat(depth)

test('lists and objects may be nested 256 deep', () => {
  for (const pair of [
    ['[', ']'],
    ['{', '}'],
  ] as const) {
    expect(bounded(nested(256, pair))).toBe(true)
    expect(bounded(nested(257, pair))).toBe(false)
    expect(bounded(nested(250, pair).repeat(3))).toBe(true)
  }
  expect(bounded(`${'[{'.repeat(128)}${'}]'.repeat(128)}`)).toBe(true)
  expect(bounded(`${'[{'.repeat(128)}[`)).toBe(false)
})

test('there may be 1 048 576 lists and objects', () => {
  expect(bounded('[]'.repeat(1 << 20))).toBe(true)
  expect(bounded(`${'[]'.repeat(1 << 20)}{}`)).toBe(false)
})

test('brackets within strings do not count', () => {
  expect(bounded('["a"]'.repeat(300))).toBe(true)
  expect(bounded('["a"'.repeat(257))).toBe(false)
  const many = '['.repeat(300)
  expect(bounded(`["${many}", "${many}"]`)).toBe(true)
  expect(bounded(`["\\"${many}"]`)).toBe(true)
  expect(bounded(`["\\\\", ${many}`)).toBe(false)
  expect(bounded(`["a" ${many}`)).toBe(false)
  expect(bounded(`["${many}`)).toBe(true)
  expect(bounded(`["${many}\\`)).toBe(true)
})
