import { describe, expect, test } from 'vitest'
import { initialOptions } from '#catalog/kit/read-options.ts'
import type { StoredOptions } from '#catalog/kit/stored-options.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { entryIds, loadCompute, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Frame, Measure, NumericColumn } from '#engine/frame/frame.ts'

const rows = 1_000_000

/** What keeps each analysis busy longest: values that are all different, rank tests, a table too large for an exact test. */
const questions: Readonly<Record<string, readonly StoredOptions[]>> = {
  't-test-independent': [
    {
      outcomes: ['amount'],
      group: 'half',
      first: 0,
      second: 1,
      tests: ['student', 'welch', 'mann-whitney'],
      missing: 'listwise',
    },
  ],
  'anova-one-way': [
    {
      outcomes: ['amount', 'grade'],
      group: 'quarter',
      postHoc: ['tukey', 'games-howell', 'dunn'],
      missing: 'listwise',
    },
    { outcomes: ['amount'], group: 'number' },
  ],
  'chi-square': [
    { outcomes: ['grade', 'dozen', 'half'], group: 'quarter', missing: 'listwise', fisher: 'always' },
    { outcomes: ['number'], group: 'half' },
  ],
  't-test-paired': [
    { 'pairs.pairs': [['amount', 'grade']], missing: 'listwise' },
    {
      'pairs.layout': 'long',
      'pairs.outcomes': ['amount'],
      'pairs.set': 'person',
      'pairs.member': 'half',
      'pairs.first': 0,
      'pairs.second': 1,
    },
  ],
  'table-one': [
    {
      variables: ['amount', 'grade', 'dozen'],
      group: 'quarter',
      'rules.amount.summary': 'median',
      'rules.dozen.test': 'fisher',
    },
    { variables: ['number'], group: 'half' },
    { variables: ['amount'], group: 'number' },
  ],
  'correlation-matrix': [{ variables: ['amount', 'grade'], methods: ['pearson', 'spearman', 'kendall'] }],
  'descriptive-statistics': [
    { variables: ['amount', 'grade', 'dozen'], group: 'quarter', geometric: true, ordinal: 'both' },
    { variables: ['amount'], figure: 'box' },
    { variables: ['number'] },
  ],
  'linear-regression': [
    {
      outcome: 'amount',
      'terms.list': [
        { kind: 'spline', variable: 'size', knots: 4 },
        { kind: 'main', variable: 'grade' },
        { kind: 'main', variable: 'half' },
        { kind: 'interaction', variables: ['grade', 'half'] },
      ],
      errors: 'hc3',
      standardised: true,
      univariable: true,
    },
    {
      outcome: 'amount',
      'terms.list': [
        { kind: 'polynomial', variable: 'size', degree: 3 },
        { kind: 'main', variable: 'dozen' },
      ],
    },
  ],
  'logistic-regression': [
    {
      outcome: 'half',
      event: 1,
      'terms.list': [
        { kind: 'polynomial', variable: 'size', degree: 2 },
        { kind: 'main', variable: 'grade' },
      ],
      univariable: true,
    },
  ],
  'kaplan-meier': [
    { 'outcome.time': 'amount', 'outcome.status': 'half', 'outcome.events': [1], group: 'quarter' },
    { 'outcome.time': 'amount', 'outcome.status': 'number', 'outcome.events': [1] },
    { 'outcome.time': 'amount', 'outcome.status': 'half', 'outcome.events': [1], group: 'number' },
  ],
}

const frame = millionRows()
const asked = entryIds('analyses').flatMap((id) => (questions[id] ?? [{}]).map((options) => ({ id, options })))

test('every analysis has its question', () => {
  expect(Object.keys(questions).toSorted()).toEqual(entryIds('analyses').toSorted())
})

describe.each(asked)('$id, $options', ({ id, options }) => {
  test('ends where the first checkpoint throws, and says what it threw', async () => {
    const stopped = new Error('stopped')
    const outcome = run(id, options, () => Promise.reject(stopped))
    await outcome.then(
      ({ status }) => expect(status).toBe('rejected'), // refused before there was anything to stop
      (error: unknown) => expect(error).toBe(stopped),
    )
  })

  // again where it fails: another process may have had the processor meanwhile
  test('never works longer than two sorts of its rows without a checkpoint', {
    timeout: 120_000,
    retry: 2,
  }, async () => {
    const sort = timed(() => new Float64Array((frame.columns[0] as NumericColumn).values).sort())
    let longest = 0
    let since = performance.now()
    const look = async () => {
      const now = performance.now()
      longest = Math.max(longest, now - since)
      since = now
    }
    await run(id, options, look)
    await look()
    expect(longest).toBeLessThan(2 * sort)
  })
})

async function run(id: string, options: StoredOptions, checkpoint: () => Promise<void>) {
  const definition = await loadDefinition(id)
  const question = {
    version: definition.version,
    options: { ...initialOptions(definition), ...options },
    frames: [frame],
    dictionary: describeColumns(frame),
  }
  return runAnalysis(definition, await loadCompute(id), question, {
    progress: () => undefined,
    checkpoint,
    signal: { aborted: false },
  })
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Columns whose values scatter (multiples of the golden section), without a generator. */
function millionRows(): Frame {
  const scatter = (i: number, size: number) => Math.floor(((i * 0.618033988749895) % 1) * size)
  return {
    rows,
    rowIds: Float64Array.from({ length: rows }, (_, i) => i),
    columns: [
      column('amount', 'continuous', (i) => Math.exp(8 * ((i * 0.7548776662466927) % 1))),
      column('size', 'continuous', (i) => (i * 0.5698402909980532) % 1),
      column('half', 'nominal', (i) => scatter(i, 2)),
      column('quarter', 'nominal', (i) => scatter(i, 4)),
      column('grade', 'ordinal', (i) => scatter(i, 5)),
      column('dozen', 'nominal', (i) => scatter(i, 12)),
      column('number', 'nominal', (i) => i),
      column('person', 'id', (i) => i >> 1),
    ],
  }
}

function column(name: string, measure: Measure, at: (row: number) => number): NumericColumn {
  const values = Float64Array.from({ length: rows }, (_, i) => at(i))
  return { id: name, name, label: '', valueLabels: [], missingCodes: [], measure, type: 'number', values }
}
