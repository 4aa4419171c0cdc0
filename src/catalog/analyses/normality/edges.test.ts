import { expect, test } from 'vitest'
import { detachedContext } from '#catalog/detached-context.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { exampleFrame } from '../../kit/example.ts'
import { readOptions } from '../../kit/options/read-options.ts'
import type { Outcome } from '../../kit/outcome/outcome.ts'
import { compute } from './compute.ts'
import { definition } from './definition.ts'

const values = [3.1, 4.7, 2.2, 5.9, 4.4, 3.8, 6.1, 2.9, 4, 5.2, 3.3, 4.9]

async function explore(cells: readonly (number | null)[]): Promise<Outcome> {
  const title = { en: '', zh: '' }
  const columns = [{ id: 'c1', name: 'y', measure: 'continuous', values: cells } as const]
  const frame = exampleFrame({ id: 'edge', title, source: title, columns })
  const read = readOptions(definition, { variables: ['c1'] }, describeColumns(frame))
  if (read.status !== 'ok') throw new Error(JSON.stringify(read))
  return compute([frame], read.options, detachedContext)
}

/** Statistics and P values, which do not depend on the unit. */
async function testsOf(cells: readonly number[]): Promise<readonly unknown[]> {
  const outcome = await explore(cells)
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome.tables[1]?.rows.map(({ cells: { statistic, p } }) => [statistic, p]) ?? []
}

test.each([2 ** 1000, 2 ** -1000])(
  'values near the ends of what a double holds (times %d) have the same tests',
  async (by) => {
    expect(await testsOf(values.map((value) => value * by))).toEqual(await testsOf(values))
  },
)

test.each([
  [[], 'all-missing'],
  [[null, null], 'all-missing'],
  [[5], 'too-few-values'],
  [[5, 6], 'too-few-values'],
  [[5, 5, 5, 5], 'no-variation'],
  [[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1, 2], 'too-few-values'],
])('%j is refused: %s', async (cells, code) => {
  expect(await explore(cells)).toMatchObject({ status: 'rejected', code })
})
