import { applySteps, type StepRecord } from '#catalog/apply-steps.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { loadStepEntry } from '#tests/tools/step-golden.ts'
import type { Asked } from './asked.ts'
import { type Line, median, roundsOf, timed } from './figure.ts'

const day = 86_400_000

/** A patient has about ten rows, a ward about a hundred; some cells are missing. */
function sourceOf(rows: number): Frame {
  let seed = 7
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x80000000
  }
  const numbers = (of: () => number) => Float64Array.from({ length: rows }, of)
  return makeFrame([
    textColumn(
      { id: 'c1', name: 'patient' },
      Array.from({ length: rows }, () => `患者${Math.floor((random() * rows) / 10)}`),
    ),
    makeNumericColumn(
      { id: 'c2', name: 'ward' },
      numbers(() => Math.floor((random() * rows) / 100)),
    ),
    makeNumericColumn(
      { id: 'c3', name: 'crp' },
      numbers(() => (random() < 0.05 ? Number.NaN : random() * 100)),
    ),
    makeNumericColumn(
      { id: 'c4', name: 'seen', type: 'date' },
      numbers(() => Math.floor(random() * 5000) * day),
    ),
  ])
}

const summary = (id: string, statistic: string, column: string | null) => ({ id, statistic, column, name: `new_${id}` })
const items = [
  summary('n', 'n', null),
  summary('m', 'mean', 'c3'),
  summary('s', 'sd', 'c3'),
  summary('q', 'median', 'c3'),
]

/** The targets are for a worker on its first use. */
const steps: readonly (readonly [what: string, target: number | null, type: string, options: StepRecord['options']])[] =
  [
    ['summarise by ward: 4 statistics', 120, 'aggregate', { by: ['c2'], items }],
    ['the same by patient and ward: almost a group per row', null, 'aggregate', { by: ['c1', 'c2'], items }],
    ['statistics of the ward as variables: 4', 120, 'group-values', { by: ['c2'], items }],
    ['duplicates in ward and day', 60, 'remove-duplicates', { keys: ['c2', 'c4'] }],
    ['duplicates in all variables', 250, 'remove-duplicates', { keys: [] }],
    ['ranks', 250, 'rank-values', { variable: 'c3', name: 'r' }],
    ['ranks within the ward', 250, 'rank-values', { variable: 'c3', by: ['c2'], name: 'r' }],
    ['z scores within the ward', 120, 'standardise', { variables: ['c3'], by: ['c2'] }],
    [
      'value of the visit before',
      200,
      'sequence-values',
      { op: 'lag', variable: 'c3', by: ['c1'], orderBy: ['c4'], name: 'x' },
    ],
    [
      'change from baseline',
      200,
      'sequence-values',
      { op: 'change-from-first', variable: 'c3', by: ['c1'], orderBy: ['c4'], name: 'x' },
    ],
  ]

/** Steps on groups of rows, with the longest time until a stop is heard; the peer is one sort of the numbers. */
export async function groupSteps(asked: Asked): Promise<readonly Line[]> {
  const rows = asked.smoke ? 1000 : 1_000_000
  const source = sourceOf(rows)
  const numbers = source.columns[2]?.type === 'number' ? source.columns[2].values : new Float64Array()
  const rounds = Array.from({ length: roundsOf(asked) })
  const peers: number[] = []
  for (const _ of rounds) peers.push(await timed(() => numbers.toSorted()))
  const peer = median(peers)
  const lines: Line[] = [{ what: `peer: ${rows} numbers sorted`, value: peer, unit: 'ms' }]
  let longest = 0
  for (const [what, target, type, options] of steps) {
    const times: number[] = []
    for (const _ of rounds) {
      let heard = performance.now()
      const checkpoint = () => {
        longest = Math.max(longest, performance.now() - heard)
        heard = performance.now()
        return Promise.resolve()
      }
      times.push(await timed(() => applied(source, { id: 's', type, version: 1, enabled: true, options }, checkpoint)))
      await checkpoint()
    }
    const ms = median(times)
    const judged = target === null ? {} : { target: `<= ${target} ms`, met: ms <= target }
    lines.push({ what, value: ms, unit: 'ms', ratio: ms / peer, ...judged })
  }
  return [
    ...lines,
    { what: 'longest time without a checkpoint', value: longest, unit: 'ms', target: '<= 100 ms', met: longest <= 100 },
  ]
}

async function applied(source: Frame, step: StepRecord, checkpoint: () => Promise<void>): Promise<void> {
  const { reports } = await applySteps({ source, sourceKey: 'groups', steps: [step], load: loadStepEntry, checkpoint })
  if (reports[0]?.status !== 'done') throw new Error(JSON.stringify(reports[0]?.problems))
}
