import { allCases, caseWeights, countCases } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { marginsOf } from '../../kit/comparison/equivalence-options.ts'
import { equivalenceNote, equivalenceParams } from '../../kit/comparison/equivalence-table.ts'
import { rankColumn } from '../../kit/comparison/rank-statistic.ts'
import { quartileNotes } from '../../kit/options/quartile-type.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { answerable, leftOut } from '../../kit/outcome/left-out.ts'
import type { Outcome, Rejected } from '../../kit/outcome/outcome.ts'
import { type Comparison, comparePair } from './compare-pair.ts'
import { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import { figuresOf } from './figures.ts'
import { type Pair, readPairs } from './read-pairs.ts'
import { checksOf, noticesOf, testNotes } from './remarks.ts'
import { differenceRow, effectRows, equivalenceRows, measurementRows, normalityRow, testRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const margins = marginsOf(options)
  if (margins !== null && 'status' in margins) return margins
  await context.checkpoint()
  const weights = caseWeights(frame, context.weights)
  const data = await readPairs(frame, options.pairs, context.checkpoint, weights)
  if ('status' in data) return data
  await context.checkpoint()
  const { pairs } = data
  const { kept, refused, rows } = await answerable(
    pairs,
    (pair, of) => refusal(pair, data.weights, of),
    options.missing === 'listwise' ? completeIn : null,
    context.checkpoint,
  )
  const used = new Uint8Array(pairs[0]?.first.length ?? 0)
  const comparisons: Comparison[] = []
  for (const [i, pair] of kept.entries()) {
    const complete = completePairs(pair, data.weights, rows, used)
    await context.checkpoint()
    const progress = between(context.progress, i / kept.length, (i + 1) / kept.length)
    comparisons.push(
      await comparePair(pair, complete.values, options, margins, { ...context, progress }, complete.weights),
    )
    progress(1)
    await context.checkpoint()
  }
  const [reason] = refused
  if (comparisons.length === 0 && reason !== undefined) return reason
  const names = options.pairs.layout === 'wide' ? (['first', 'second'] as const) : (['outcome'] as const)
  const level = { level: { confidence: options.confidence } }
  const ranks = comparisons.flatMap(({ wilcoxon }) => wilcoxon ?? [])
  return {
    status: 'done',
    sample: {
      total: allCases(frame.rows, weights),
      used: data.rowsOfPair * countCases(used, data.weights).used,
      excluded: data.excluded,
    },
    tables: [
      buildTable(definition, 'measurements', {
        columns: [...names, 'member', 'n', 'mean', 'sd', 'median', 'p25', 'p75'],
        rows: comparisons.flatMap(measurementRows),
        notes: quartileNotes(definition, options.quartileType),
      }),
      buildTable(definition, 'differences', {
        columns: [
          ...names,
          ...(['mean', 'sd', 'se', 'median', 'p25', 'p75', 'positive', 'negative', 'zero', 'correlation'] as const),
        ],
        rows: comparisons.map(differenceRow),
        notes: quartileNotes(definition, options.quartileType),
      }),
      buildTable(definition, 'tests', {
        params: level,
        columns: [...names, 'test', 'difference', 'interval', 'statistic', ...rankColumn(ranks), 'df', 'p'],
        rows: comparisons.flatMap(testRows),
        notes: testNotes(comparisons, options),
      }),
      ...(margins === null
        ? []
        : [
            buildTable(definition, 'equivalence', {
              params: equivalenceParams(options.confidence),
              columns: [...names, 'side', 'margin', 'difference', 'interval', 'statistic', 'df', 'p'],
              rows: comparisons.flatMap(equivalenceRows),
              notes: [equivalenceNote(definition, options.confidence)],
            }),
          ]),
      ...(options.effectSizes
        ? [
            buildTable(definition, 'effects', {
              params: level,
              columns: [...names, 'measure', 'estimate', 'interval'],
              rows: comparisons.flatMap(effectRows),
            }),
          ]
        : []),
      ...(options.assumptions
        ? [
            buildTable(definition, 'normality', {
              columns: [...names, 'w', 'p'],
              rows: comparisons.map(normalityRow),
              notes: [notice(definition, 'shapiro-sample')],
            }),
          ]
        : []),
    ],
    figures: comparisons.flatMap((comparison, k) => figuresOf(comparison, k, options)),
    savedColumns: [],
    models: [],
    checks: options.assumptions ? comparisons.map(checksOf) : [],
    notices: [...data.notices, ...leftOut(definition, refused), ...noticesOf(comparisons, options)],
    facts: factsOf(comparisons, options),
  }
}

/** 1 for rows that are complete in every pair. */
function completeIn(pairs: readonly Pair[]): Uint8Array {
  const keep = new Uint8Array(pairs[0]?.first.length ?? 0).fill(1)
  for (const { first, second } of pairs)
    for (let i = 0; i < keep.length; i++) if (Number.isNaN((first[i] ?? 0) + (second[i] ?? 0))) keep[i] = 0
  return keep
}

interface CompletePairs {
  readonly values: readonly [Float64Array, Float64Array]
  /** How many cases each pair represents; undefined without weights. */
  readonly weights: Float64Array | undefined
}

/** Sets `used` to 1 for each complete pair. */
function completePairs(
  { first, second }: Pair,
  weights: Float64Array | undefined,
  keep: Uint8Array | undefined,
  used?: Uint8Array,
): CompletePairs {
  const complete = (i: number) => !Number.isNaN((first[i] ?? 0) + (second[i] ?? 0)) && keep?.[i] !== 0
  if (used !== undefined) for (let i = 0; i < used.length; i++) if (complete(i)) used[i] = 1
  return {
    values: [first.filter((_, i) => complete(i)), second.filter((_, i) => complete(i))],
    weights: weights?.filter((_, i) => complete(i)),
  }
}

function refusal(pair: Pair, weights?: Float64Array, rows?: Uint8Array): Rejected | undefined {
  const { first: one, second: other, outcome } = pair.name
  const variables = outcome === undefined ? [one ?? [], other ?? []].flat() : [outcome]
  const rejected = (code: keyof typeof definition.messages, params: Rejected['params']): Rejected => ({
    status: 'rejected',
    code,
    params: { variable: variables, ...params },
    option: 'pairs',
  })
  const blank = [pair.first, pair.second].map((values) => values.every(Number.isNaN))
  if (outcome === undefined && blank.includes(true))
    return rejected('all-missing', { variable: variables.filter((_, i) => blank[i]) })
  if (blank.every(Boolean)) return rejected('all-missing', {})
  const { values, weights: cases } = completePairs(pair, weights, rows)
  const [first, second] = values
  const n = allCases(first.length, cases)
  if (n < 2) return rejected('too-few-pairs', { n })
  const difference = (first[0] ?? 0) - (second[0] ?? 0)
  if (!first.every((value, i) => value - (second[i] ?? 0) === difference)) return undefined
  return rejected('no-variation', {})
}
