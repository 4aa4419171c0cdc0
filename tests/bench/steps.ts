import { applySteps, type StepRecord } from '#catalog/apply-steps.ts'
import { StepCache } from '#catalog/step-cache.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { loadStepEntry } from '#tests/tools/step-golden.ts'
import { type Figure, median, roundsOf, timed } from './figure.ts'
import { groupSteps } from './group-steps.ts'

let seed = 1
const random = () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return seed / 0x80000000
}
const day = 86_400_000
const sourceOf = (rows: number) =>
  makeFrame([
    ...Array.from({ length: 14 }, (_, k) =>
      makeNumericColumn(
        { id: `c${k + 1}`, name: `x${k + 1}` },
        Float64Array.from({ length: rows }, () => (random() < 0.05 ? Number.NaN : random() * 100)),
      ),
    ),
    ...Array.from({ length: 4 }, (_, k) =>
      textColumn(
        { id: `c${k + 15}`, name: `t${k + 1}` },
        Array.from({ length: rows }, () => `组${Math.floor(random() * 5)}`),
      ),
    ),
    ...Array.from({ length: 2 }, (_, k) =>
      makeNumericColumn(
        { id: `c${k + 19}`, name: `d${k + 1}`, type: 'date' },
        Float64Array.from({ length: rows }, () => Math.floor(random() * 20_000) * day),
      ),
    ),
  ])
const step = (id: string, type: string, options: StepRecord['options']): StepRecord => ({
  id,
  type,
  version: 1,
  enabled: true,
  options,
})
const steps = [
  step('a', 'missing-values', { variables: ['c1', 'c2'], action: 'median' }),
  step('b', 'compute-variable', { name: 'bmi', formula: '{c1} / ({c2} / 100) ^ 2' }),
  step('c', 'compute-variable', {
    name: 'score',
    formula: 'if({c3} > 50 and {c15} = "组1", mean({c4}, {c5}, {c6}), ln({c7} + 1))',
  }),
  step('d', 'recode', {
    variable: 'c16',
    rules: [{ from: { values: ['组0', '组1'] }, to: '甲' }],
    unmatched: 'other',
    other: '乙',
    name: 'arm',
  }),
  step('e', 'bin', { variable: 'c8', method: 'quantiles', name: 'quartile' }),
  step('f', 'date-difference', { from: 'c19', to: 'c20', unit: 'complete-years', name: 'age' }),
  step('g', 'filter-rows', { condition: '{c9} >= 10 and {f.1} >= 0' }),
  step('h', 'compute-variable', { name: 'label', formula: 'concat({c17}, "-", {c18})' }),
  step('i', 'sort-rows', { keys: [{ column: 'c15' }, { column: 'c10', descending: true }] }),
  step('j', 'remove-variables', { variables: ['c11', 'c12'] }),
]
const follow = [{ dataset: 'other', version: 'follow' }]
const measured = { times: ['1', '2', '3'], groups: [{ id: 's1', name: 'x', columns: ['c1', 'c2', 'c3'] }] }
/** Steps that change the shape, each on a table of so many rows. */
const shapes: readonly (readonly [what: string, rows: number, step: StepRecord])[] = [
  [
    'join of 1e6 rows with 1e5, two variables',
    1_000_000,
    step('j', 'join-datasets', { other: follow, keys: ['k'], otherKeys: ['k'], take: 'chosen', columns: ['c1', 'c2'] }),
  ],
  ['1e5 rows appended to 1e6', 1_000_000, step('p', 'append-datasets', { others: follow })],
  ['wide to long, 1e6 rows to 3e6', 1_000_000, step('l', 'wide-to-long', { stubs: measured })],
  [
    'long to wide, 3e6 rows to 1e6',
    3_000_000,
    step('w', 'long-to-wide', { id: ['k'], time: 't', levels: [0, 1, 2], values: ['c1'] }),
  ],
]

/** Row i of key i / 3 at time i % 3, with three measurements. */
const keyed = (rows: number) =>
  makeFrame([
    makeNumericColumn(
      { id: 'k', name: 'k' },
      Float64Array.from({ length: rows }, (_, i) => Math.floor(i / 3)),
    ),
    makeNumericColumn(
      { id: 't', name: 't' },
      Float64Array.from({ length: rows }, (_, i) => i % 3),
    ),
    ...['c1', 'c2', 'c3'].map((id) =>
      makeNumericColumn(
        { id, name: id },
        Float64Array.from({ length: rows }, () => random()),
      ),
    ),
  ])

/** The other dataset: each key once. */
const once = (rows: number) =>
  makeFrame([
    makeNumericColumn(
      { id: 'k', name: 'k' },
      Float64Array.from({ length: rows }, (_, i) => i),
    ),
    ...['c1', 'c2'].map((id) =>
      makeNumericColumn(
        { id, name: id },
        Float64Array.from({ length: rows }, (_, i) => i),
      ),
    ),
  ])

/** No peer: the point is that an undo does not recompute everything. */
export const figure: Figure = {
  title: `${steps.length} steps on 100 000 rows x 20, and steps on groups of a million rows, in Node`,
  async measure(asked) {
    const source = sourceOf(asked.smoke ? 1000 : 100_000)
    const applied = (of: readonly StepRecord[], cache: StepCache) => applyTo(source, of, cache)
    const times = { first: [] as number[], undo: [] as number[], edit: [] as number[] }
    const edited = [
      ...steps.slice(0, 4),
      step('e', 'bin', { variable: 'c8', method: 'equal-width', name: 'quartile' }),
      ...steps.slice(5),
    ]
    for (let round = 0; round < roundsOf(asked); round++) {
      const cache = new StepCache()
      times.first.push(await timed(() => applied(steps, cache)))
      times.undo.push(await timed(() => applied(steps.slice(0, -1), cache)))
      times.edit.push(await timed(() => applied(edited, cache)))
    }
    const first = median(times.first)
    const line = (what: string, ms: number) => ({ what, value: ms, unit: 'ms' as const, ratio: ms / first })
    const shaped: Awaited<ReturnType<Figure['measure']>>[number][] = []
    for (const [what, rows, one] of shapes) {
      const table = keyed(asked.smoke ? 3000 : rows)
      const other = once(asked.smoke ? 1000 : 100_000)
      const ms: number[] = []
      for (let round = 0; round < roundsOf(asked); round++)
        ms.push(await timed(() => applyTo(table, [one], new StepCache(), other)))
      shaped.push({ what, value: median(ms), unit: 'ms' })
    }
    return [
      { what: 'peer: all steps from nothing', value: first, unit: 'ms' },
      line('one step undone', median(times.undo)),
      line('one step in the middle changed', median(times.edit)),
      ...(await groupSteps(asked)),
      ...shaped,
    ]
  },
}

async function applyTo(source: Frame, of: readonly StepRecord[], cache: StepCache, frame?: Frame): Promise<void> {
  const given = { source, sourceKey: 'source', steps: of, load: loadStepEntry, cache }
  const data = frame && { name: 'other', frame, rowsKey: 'other', cellKeys: new Map<string, string>() }
  const { reports } = await applySteps({ ...given, ...(data && { other: () => Promise.resolve(data) }) })
  if (reports.some((report) => report.status !== 'done'))
    throw new Error(JSON.stringify(reports.map((report) => report.problems)))
}
