import { expect, test } from 'vitest'
import { findMutants, mutated } from './find-mutants.ts'

test('changes operators, numbers and returned values, and no type', () => {
  const source = `
    type Sign = -1 | 1
    export function half(x: number, sign: Sign): number { return x / 2 }
    const isSmall = (x: number): boolean => x < 0.5 && x >= 0
    const tolerance = 1e-10
    const n = [1, 2] as unknown as readonly [1, 2]
  `
  const found = findMutants('a.ts', source)
  expect(found.map(({ kind, change }) => `${kind}: ${change}`)).toEqual([
    'return: x / 2 -> ((x / 2) + 1)',
    'arithmetic: / -> *',
    'constant: 2 -> 3',
    'return: x < 0.5 && x >= 0 -> (!(x < 0.5 && x >= 0))',
    'comparison: < -> <=',
    'comparison: < -> >=',
    'constant: 0.5 -> (0.5 * 1.1)',
    'comparison: && -> ||',
    'comparison: >= -> >',
    'comparison: >= -> <',
    'constant: 0 -> 1',
    'constant: 1 -> 2',
    'constant: 2 -> 3',
  ])
  expect(mutated(source, found[1] as (typeof found)[number])).toContain('return x * 2 }')
  expect(found[1]?.line).toBe(3)
})

test('knows the number that stands in for a missing element', () => {
  const source = 'const first = row[k] ?? 0; const last = rows.at(-1) ?? 1; const most = options.most ?? 2'
  const fallbacks = findMutants('a.ts', source).filter(({ isFallback }) => isFallback)
  expect(fallbacks.map(({ change }) => change)).toEqual(['0 -> 1', '1 -> 2'])
})

test('leaves alone how often an algorithm rests, and how far it says that it is', () => {
  const source = `
    progress(0.2 + k / n)
    const told = fit(rows, between(watch.progress, 0.2, 0.9))
    const portion = 1 << 16
    if (i % 100 === 99) await checkpoint()
    if (pace.due(2 * n)) await pace.rest()
    if (i > 3) await save()
  `
  expect(findMutants('a.ts', source).map(({ change }) => change)).toEqual(['> -> >=', '> -> <=', '3 -> 4'])
})
