import { describe, expect, test } from 'vitest'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { counting } from '#cli/count-operations.ts'
import { Pace } from '#engine/pace.ts'
import { countBuiltIns, operations } from '#tests/support/operations.ts'
import { faultsOf, type Listening, sortOf, type Work, workBetweenPauses } from './work-between-pauses.ts'

countBuiltIns()

/** The default export of a counted module. */
async function counted<T>(code: string): Promise<T> {
  const module: { readonly default: T } = await import(`data:text/javascript,${encodeURIComponent(counting(code))}`)
  return module.default
}

async function during(act: () => unknown): Promise<number> {
  const before = operations.done
  await act()
  return operations.done - before
}

describe('what a module does is counted', () => {
  test.each([
    ['a call', 'export default function () { return 1 }', 1],
    ['an arrow', 'export default () => 1', 1],
    ['an arrow that gives an object', 'export default () => ({ a: 1 })', 1],
    ['a method', 'const o = { m() { return 1 } }\nexport default () => o.m()', 2],
    ['rounds', 'export default () => { for (let i = 0; i < 5; i++) { i += 0 } }', 6],
    ['rounds of one statement', 'export default () => { let i = 0; while (i < 5) i++; do i--; while (i > 0) }', 11],
    [
      'rounds in rounds',
      'export default () => { for (const a of [1, 2]) for (const b in { x: 1, y: 2, z: 3 }) a + b }',
      9,
    ],
    ['rounds of a comparison', 'export default () => { for (const a of [1, 2]) if (a > 1) a; else a }', 3],
    ['arrows in an arrow', 'export default () => [1, 2].map((a) => (b => a + b)(1))', 1 + 2 + 2 + 2],
    ['what is spread', 'const xs = [1, 2, 3]\nexport default () => Math.max(...xs, ...[...xs])', 1 + 9],
    ['a new array', 'export default () => new Float64Array(1000)', 1001],
    ['a new map', 'export default () => new Map([[1, 2]])', 2],
    ['what only goes over its elements', 'const xs = new Float64Array(64)\nexport default () => xs.slice()', 65],
    ['a sort', 'const xs = new Float64Array(64)\nexport default () => xs.sort()', 1 + 64 * 6],
    ['a copy', 'const xs = new Float64Array(64)\nexport default () => xs.set([1, 2, 3])', 4],
    ['what is made from another', 'export default () => Array.from({ length: 7 }, (_, k) => k)', 1 + 7 + 7],
  ])('%s', async (_, code, operationsOf) => {
    const act = await counted<() => unknown>(code)
    expect(await during(act)).toBe(operationsOf)
    expect(await during(act)).toBe(operationsOf)
  })

  test('in the modules of the engine', async () => {
    const pace = new Pace(() => Promise.resolve())
    expect(await during(() => [1, 2, 3].some(() => pace.due(1)))).toBe(3 + 3)
  })
})

const rows = 10_000

/** Iterates over its rows this many times, with or without a checkpoint after each. */
async function workOf(times: number, isPausing: boolean): Promise<Work> {
  const act = await counted<(rows: number, times: number, listening: Listening | undefined) => Promise<void>>(`
export default async (rows, times, listening) => {
  let sum = 0
  for (let time = 0; time < times; time++) {
    for (let row = 0; row < rows; row++) sum += row
    await listening?.checkpoint()
  }
}`)
  const ask = async (listening: Listening) => {
    listening.progress(0)
    await act(rows, times, isPausing ? listening : undefined)
    listening.progress(1)
    return { status: 'done' } as Outcome
  }
  return workBetweenPauses(ask, 200 * sortOf(rows))
}

const done = { options: {}, expect: 'done' } as const

test('what never pauses is found out, and what pauses is not', async () => {
  expect(faultsOf(await workOf(100, true), done, rows)).toEqual([])
  expect(faultsOf(await workOf(20, false), done, rows)).toEqual([])
  expect(faultsOf(await workOf(100, false), done, rows)).toEqual([
    'works for 7.5 sorts of its rows without a checkpoint: await one inside the loop, or between steps',
  ])
})

test('what tells nothing for long, ends otherwise or is not stopped is found out', async () => {
  const work = await workOf(1000, true)
  expect(faultsOf(work, done, rows)).toEqual([expect.stringMatching(/^is silent for/)])
  expect(faultsOf({ ...work, told: [] }, { ...done, untold: 'a reason' }, rows)).toEqual([
    'begins at undefined',
    'ends at undefined',
  ])
  const { told } = await workOf(1, true)
  expect(faultsOf({ ...work, told }, { ...done, expect: 'stopped' }, rows)[0]).toMatch(/^ends otherwise/)
  expect(faultsOf({ ...work, told }, { ...done, expect: { rejected: 'too-many' } }, rows)[0]).toMatch(/^ends otherwise/)
})

test('a question is stopped where it takes too long', async () => {
  const work = await workOf(5000, true)
  expect(faultsOf(work, { ...done, expect: 'stopped', untold: 'a reason' }, rows)).toEqual([])
  expect(work.all).toBeLessThan(201 * sortOf(rows))
})
