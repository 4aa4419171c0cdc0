import { expect, test } from 'vitest'
import { unshownParts } from './unshown.ts'

test('finds what ran for no entry, in the innermost block', () => {
  const source = "const say = (p) => (p < 0.05 ? 'clear' : 'not clear')\n"
  const branch = (text: string, count: number) =>
    [source.indexOf(text), source.indexOf(text) + text.length, count] as const
  const whole = [0, source.length, 1] as const
  const first = [whole, branch("? 'clear' ", 1), branch(": 'not clear'", 0)]
  const second = [whole, branch("? 'clear' ", 0), branch(": 'not clear'", 0)]
  expect(unshownParts(source, [first, second])).toEqual([{ line: 1, text: ": 'not clear'" }])
  expect(unshownParts(source, [first, [whole, branch("? 'clear' ", 0)]])).toEqual([])
})
