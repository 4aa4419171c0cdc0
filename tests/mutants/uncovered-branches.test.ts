import { expect, test } from 'vitest'
import { uncoveredBranches } from './uncovered-branches.ts'

test('finds what ran for no entry, in the innermost block', () => {
  const source = "const say = (p) => (p < 0.05 ? 'clear' : 'not clear')\n"
  const branch = (text: string, count: number) =>
    [source.indexOf(text), source.indexOf(text) + text.length, count] as const
  const program = [0, source.length, 1] as const
  const ofFunction = branch("(p) => (p < 0.05 ? 'clear' : 'not clear')", 1)
  const first = [program, ofFunction, branch(": 'not clear'", 0)]
  const second = [ofFunction, branch("? 'clear' ", 0)]
  const neither = [ofFunction, branch("? 'clear' : 'not clear'", 0)]
  expect(uncoveredBranches(source, [first, neither])).toEqual([{ line: 1, text: ": 'not clear'" }])
  expect(uncoveredBranches(source, [first, second])).toEqual([])
})
