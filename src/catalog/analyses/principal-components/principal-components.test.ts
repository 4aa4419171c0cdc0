import { expect, test } from 'vitest'
import { detachedContext } from '#catalog/detached-context.ts'
import { type ExampleData, exampleFrame } from '../../kit/example.ts'
import type { Done, OutcomeTable } from '../../kit/outcome/outcome.ts'
import { arrests } from './arrests.ts'
import { compute } from './compute.ts'

const initial = {
  matrix: 'correlation',
  keep: 'eigenvalue',
  count: 2,
  share: 0.8,
  simulations: 200,
  seed: 1,
  rotation: 'none',
  scores: 0,
  sorted: false,
  scorePlot: false,
  across: 1,
  up: 2,
  scoreGroup: null,
  ellipses: true,
  arrows: false,
  scoreScale: 'standard',
} as const

async function analyse(data: ExampleData, options: Partial<Parameters<typeof compute>[1]> = {}): Promise<Done> {
  const variables = data.columns.map(({ id }) => id)
  const outcome = await compute([exampleFrame(data)], { ...initial, variables, ...options }, detachedContext)
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome
}

function columnOf({ tables }: Done, table: string, column: string): readonly number[] {
  const rows = tables.find(({ id }: OutcomeTable) => id === table)?.rows ?? []
  return rows.map(({ cells }) => Number(cells[column]))
}

// James G, Witten D, Hastie T, Tibshirani R. An Introduction to Statistical Learning. Springer; 2013: Table 10.1 and section 10.2.3
test('violent crime in the United States has the published loadings and shares', async () => {
  const outcome = await analyse(arrests, { keep: 'fixed', count: 2 })
  const shares = columnOf(outcome, 'eigenvalues', 'share')
  for (const [k, share] of [0.62, 0.247, 0.0891, 0.0434].entries())
    expect(Math.abs((shares[k] ?? 0) - share)).toBeLessThan(6e-4)
  const published = [
    [0.5358995, 0.5831836, 0.2781909, 0.5434321],
    [-0.4181809, -0.1879856, 0.8728062, 0.1673186],
  ]
  const eigenvalues = columnOf(outcome, 'eigenvalues', 'eigenvalue')
  for (const [k, weights] of published.entries()) {
    const loadings = columnOf(outcome, 'loadings', `loading@${k}`)
    for (const [j, weight] of weights.entries())
      expect((loadings[j] ?? 0) / Math.sqrt(eigenvalues[k] ?? 0)).toBeCloseTo(weight, 6)
  }
})

test('does not depend on the order of the rows, and is permuted with its variables', async () => {
  const turned = { ...arrests, columns: arrests.columns.map((c) => ({ ...c, values: reversed(c.values) })) }
  const [one, other] = [await analyse(arrests), await analyse(turned)]
  const swapped = await analyse(arrests, { variables: ['c4', 'c1', 'c3', 'c2'] })
  const loadings = columnOf(one, 'loadings', 'loading@0')
  expect(columnOf(other, 'loadings', 'loading@0')).toEqual(loadings.map((value) => expect.closeTo(value, 13)))
  const back = columnOf(swapped, 'loadings', 'loading@0')
  expect([back[1], back[3], back[2], back[0]]).toEqual(loadings.map((value) => expect.closeTo(value, 13)))
})

test('a change of unit changes components of covariances, not those of correlations', async () => {
  const scaled = { ...arrests, columns: arrests.columns.map((c, j) => ({ ...c, values: times(c.values, 10 ** j) })) }
  const values = async (data: ExampleData, matrix: 'correlation' | 'covariance') =>
    columnOf(await analyse(data, { matrix }), 'eigenvalues', 'share')
  const before = await values(arrests, 'correlation')
  expect(await values(scaled, 'correlation')).toEqual(before.map((value) => expect.closeTo(value, 12)))
  expect((await values(scaled, 'covariance'))[0]).not.toBeCloseTo((await values(arrests, 'covariance'))[0] ?? 0, 3)
})

test('variables without any correlation: one component all the same, and it says that it is not determined', async () => {
  const column = (id: string, values: readonly number[]) => ({ id, name: id, measure: 'continuous', values }) as const
  const { notices, checks } = await analyse({
    ...arrests,
    columns: [column('up', [1, 1, -1, -1, 1, 1, -1, -1]), column('across', [1, -1, 1, -1, 1, -1, 1, -1])],
  })
  expect(notices.map(({ code }) => code)).toEqual(['few-rows', 'none-above', 'equal-eigenvalues'])
  expect(checks.map(({ code }) => code)).toEqual(['kmo-unknown', 'perhaps-uncorrelated'])
})

const numbers = (values: ExampleData['columns'][number]['values']): readonly number[] => values.map(Number)
const reversed = (values: ExampleData['columns'][number]['values']) => numbers(values).toReversed()
const times = (values: ExampleData['columns'][number]['values'], factor: number) =>
  numbers(values).map((value) => value * factor)
