import { expect, test } from 'vitest'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { positionsOf, selectRows } from '#engine/frame/select-rows.ts'
import { compute as computeProportion } from './analyses/proportion/compute.ts'
import { definition as proportion } from './analyses/proportion/definition.ts'
import { compute } from './analyses/t-test-independent/compute.ts'
import { definition } from './analyses/t-test-independent/definition.ts'
import { detachedContext } from './detached-context.ts'
import type { AnalysisDefinition, ComputeModule } from './kit/analysis.ts'
import { exampleFrame } from './kit/example.ts'
import type { StoredOptions } from './kit/options/stored-options.ts'
import { runAnalysis } from './run-analysis.ts'

const wards = ['east', 'west', 'east', 'west', 'east', 'west', 'east', 'west', null, 'east', 'west', 'east'] as const
const frame = exampleFrame({
  id: 'trial',
  title: { en: 'A made-up trial', zh: '虚构试验' },
  source: { en: 'Made up', zh: '虚构' },
  columns: [
    { id: 'y', name: 'y', measure: 'continuous', values: [5.1, 4.2, 6.3, 7.7, 3.9, 5.5, 6.1, 4.8, 5.0, 7.2, 6.6, 5.8] },
    { id: 'arm', name: 'arm', measure: 'nominal', values: [1, 1, 2, 2, 1, 1, 2, 2, 1, 2, 1, 1] },
    { id: 'ward', name: 'ward', measure: 'nominal', values: wards },
    { id: 'times', name: 'times', measure: 'continuous', values: [2, 1, 3, 1, 0, 2, 1, 4, null, 2, 1, 1] },
    { id: 'share', name: 'share', measure: 'continuous', values: [1, 0.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
  ],
})
const question = { outcomes: ['y'], group: 'arm' }

/** The same entry without support for frequency weights: its rows are repeated. */
const repeating = { ...definition, weights: [] }

const run = (options: StoredOptions, rows: Frame = frame, asked: AnalysisDefinition = definition) =>
  runAnalysis(
    asked,
    { compute } as ComputeModule,
    { version: 1, options, frames: [rows], dictionary: describeColumns(rows) },
    detachedContext,
  )

const rowsWhere = (keep: (i: number) => boolean) =>
  selectRows(frame, positionsOf(Uint8Array.from({ length: frame.rows }, (_, i) => (keep(i) ? 1 : 0))))

test('a split analysis is the same analysis of the rows of each level, in the order of the factor', async () => {
  const outcome = await run({ ...question, splitBy: 'ward' })
  if (outcome.status !== 'split') throw new Error(outcome.status)
  expect(outcome.missing).toBe(1)
  expect(outcome.parts.map(({ level }) => level.level)).toEqual(['east', 'west'])
  for (const { level, outcome: part } of outcome.parts)
    expect(part).toEqual(
      await run(
        question,
        rowsWhere((i) => wards[i] === level.level),
      ),
    )
})

test('a part that cannot be answered says so, and the others stand', async () => {
  const outcome = await run({ ...question, splitBy: 'times' }, withMeasure('times', 'ordinal'))
  if (outcome.status !== 'split') throw new Error(outcome.status)
  expect(outcome.parts.map((part) => part.outcome.status)).toContain('rejected')
  expect(outcome.parts.map((part) => part.outcome.status)).toContain('done')
})

test('a frequency weight is the analysis of as many rows: N is the sum of the weights', async () => {
  const repeated = [0, 0, 1, 2, 2, 2, 3, 5, 5, 6, 7, 7, 7, 7, 9, 9, 10, 11]
  const outcome = await run({ ...question, weight: 'times' })
  const expected = await run(question, selectRows(frame, Int32Array.from(repeated)))
  if (outcome.status !== 'done' || expected.status !== 'done') throw new Error(outcome.status)
  expect(outcome.tables).toEqual(expected.tables)
  expect(outcome.sample).toEqual({
    total: 18,
    used: 18,
    excluded: [
      { variable: 'times', reason: 'missing', count: 1 },
      { variable: 'times', reason: 'invalid', count: 1 },
    ],
  })
})

test.each([
  ['a frequency that is not whole', { weight: 'share' }, 'weights-not-whole'],
  [
    'weights of a kind that the method does not have',
    { weight: 'times', weightKind: 'sampling' },
    'weights-not-supported',
  ],
])('%s is refused, never ignored', async (_, options, code) => {
  expect(await run({ ...question, ...options }, frame, repeating)).toMatchObject({ status: 'rejected', code })
})

test('an entry that accepts only integer frequencies refuses fractional ones without mentioning exact methods', async () => {
  expect(await run({ ...question, weight: 'share' })).toMatchObject({ status: 'rejected', code: 'weights-not-whole' })
})

test('an entry that counts accepts fractional frequencies, except with an exact method', async () => {
  const asked = (intervals: readonly string[]) =>
    runAnalysis(
      proportion,
      { compute: computeProportion } as ComputeModule,
      {
        version: 1,
        options: { outcomes: ['arm'], weight: 'share', intervals },
        frames: [frame],
        dictionary: describeColumns(frame),
      },
      detachedContext,
    )
  expect(await asked(['wilson'])).toMatchObject({ status: 'done', sample: { total: 11.5, used: 11.5 } })
  expect(await asked(['wilson', 'exact'])).toMatchObject({
    status: 'rejected',
    code: 'weights-not-whole-exact',
    params: { variable: { variable: 'share' }, value: 0.5 },
    option: 'weight',
  })
})

test('a weight that would need more rows than a device can hold is refused before they are created', async () => {
  const columns = frame.columns.map((column) =>
    column.id === 'times' && column.type === 'number' ? { ...column, values: column.values.map(() => 1e6) } : column,
  )
  expect(await run({ ...question, weight: 'times' }, { ...frame, columns }, repeating)).toMatchObject({
    status: 'rejected',
    code: 'weights-too-large',
  })
})

function withMeasure(id: string, measure: 'ordinal'): Frame {
  return { ...frame, columns: frame.columns.map((column) => (column.id === id ? { ...column, measure } : column)) }
}
