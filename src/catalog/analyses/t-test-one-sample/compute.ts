import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { completeRowMask, countUsedRows } from '#engine/frame/complete-row-mask.ts'
import type { Frame, NumericColumn } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { isBlank, numericColumn } from '#engine/frame/numeric-column.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { marginsOf } from '../../kit/comparison/equivalence-options.ts'
import { equivalenceNote, equivalenceParams } from '../../kit/comparison/equivalence-table.ts'
import { rankColumn } from '../../kit/comparison/rank-statistic.ts'
import { quartileNotes } from '../../kit/options/quartile-type.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { answerable, leftOut } from '../../kit/outcome/left-out.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Outcome, Rejected } from '../../kit/outcome/outcome.ts'
import { type Comparison, compareVariable } from './compare-variable.ts'
import { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import { checkOf, noticesOf, testNotes } from './remarks.ts'
import { effectRows, equivalenceRows, normalityRow, testRows, valuesRow } from './rows.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const margins = marginsOf(options)
  if (margins !== null && 'status' in margins) return margins
  await context.checkpoint()
  const { variables } = options
  const codes = new Int32Array(frame.rows)
  const weights = caseWeights(frame, context.weights)
  const { kept, refused, rows } = await answerable(
    variables,
    (variable, of) => refusal(numericColumn(frame, variable), codes, weights, of),
    options.missing === 'listwise' ? (of) => completeRowMask(frame, of, context.checkpoint) : null,
    context.checkpoint,
  )
  const comparisons: Comparison[] = []
  for (const [i, variable] of kept.entries()) {
    const column = numericColumn(frame, variable)
    const all = groupValues(column, codes, 1, undefined, weights)
    await context.checkpoint()
    const sampled = rows ? groupValues(column, codes, 1, rows, weights) : all
    await context.checkpoint()
    const sample = {
      variable,
      missing: all.missing[0] ?? 0,
      infinite: all.infinite[0] ?? 0,
      values: sampled.values[0] ?? new Float64Array(),
      weights: sampled.weights?.[0],
    }
    const progress = between(context.progress, i / kept.length, (i + 1) / kept.length)
    comparisons.push(await compareVariable(sample, options, margins, { ...context, progress }))
    progress(1)
    await context.checkpoint()
  }
  const [reason] = refused
  if (comparisons.length === 0 && reason !== undefined) return reason
  return {
    status: 'done',
    sample: {
      total: allCases(frame.rows, weights),
      used: await countUsedRows(frame, kept, codes, rows, context.checkpoint, weights),
      excluded: comparisons.flatMap(({ variable, missing, infinite }) => [
        ...exclusion(variable, 'missing', missing),
        ...exclusion(variable, 'infinite', infinite),
      ]),
    },
    tables: tablesOf(comparisons, options),
    figures: comparisons.map(({ variable, box, lead }) => ({
      id: `values-${variable}`,
      of: 'values',
      where: { variable },
      data: { variable, reference: options.reference, confidence: options.confidence, p: orEmpty(lead.p), box },
    })),
    savedColumns: [],
    models: [],
    checks: options.assumptions ? comparisons.map(checkOf) : [],
    notices: [...leftOut(definition, refused), ...noticesOf(comparisons, options)],
    facts: factsOf(comparisons, options),
  }
}

function refusal(
  column: NumericColumn,
  codes: Int32Array,
  weights?: Float64Array,
  rows?: Uint8Array,
): Rejected | undefined {
  const params = { variable: { variable: column.id } }
  if (isBlank(column)) return { status: 'rejected', code: 'all-missing', params, option: 'variables' }
  const split = groupValues(column, codes, 1, rows, weights)
  const [values = new Float64Array()] = split.values
  const cases = split.weights?.[0]
  const n = allCases(values.length, cases)
  if (n < 2) return { status: 'rejected', code: 'too-few-values', params: { ...params, n }, option: 'variables' }
  if (values.every((value) => value === values[0]))
    return { status: 'rejected', code: 'no-variation', params, option: 'variables' }
  const { squares } = moments(values, values[0], cases)
  if (squares > 0 && Number.isFinite(squares)) return undefined
  return { status: 'rejected', code: 'beyond-precision', params, option: 'variables' }
}

function tablesOf(comparisons: readonly Comparison[], options: Options) {
  const { confidence, reference } = options
  const level = { level: { confidence } }
  const ranks = comparisons.flatMap(({ wilcoxon }) => wilcoxon ?? [])
  return [
    buildTable(definition, 'values', {
      columns: ['variable', 'n', 'missing', 'mean', 'sd', 'se', 'median', 'p25', 'p75', 'above', 'below', 'equal'],
      rows: comparisons.map(valuesRow),
      notes: quartileNotes(definition, options.quartileType),
    }),
    buildTable(definition, 'tests', {
      params: { ...level, reference },
      columns: ['variable', 'test', 'difference', 'interval', 'statistic', ...rankColumn(ranks), 'df', 'p'],
      rows: comparisons.flatMap(testRows),
      notes: testNotes(comparisons, options),
    }),
    ...(options.equivalence
      ? [
          buildTable(definition, 'equivalence', {
            params: equivalenceParams(confidence),
            columns: ['variable', 'side', 'margin', 'difference', 'interval', 'statistic', 'df', 'p'],
            rows: comparisons.flatMap(equivalenceRows),
            notes: [equivalenceNote(definition, confidence)],
          }),
        ]
      : []),
    ...(options.effectSizes && comparisons.some(({ effects }) => effects.length > 0)
      ? [
          buildTable(definition, 'effects', {
            params: level,
            columns: ['variable', 'measure', 'estimate', 'interval'],
            rows: comparisons.flatMap(effectRows),
          }),
        ]
      : []),
    ...(options.assumptions
      ? [
          buildTable(definition, 'normality', {
            columns: ['variable', 'w', 'p'],
            rows: comparisons.map(normalityRow),
            notes: [notice(definition, 'shapiro-sample')],
          }),
        ]
      : []),
  ]
}
