import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { completeRowMask, countUsedRows } from '#engine/frame/complete-row-mask.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame, type NumericColumn } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { isBlank, numericColumn } from '#engine/frame/numeric-column.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { quartileNotes } from '../../kit/options/quartile-type.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { answerable, leftOut } from '../../kit/outcome/left-out.ts'
import type { LevelRef, Outcome, OutcomeFigure, Rejected } from '../../kit/outcome/outcome.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import { type Comparison, compareGroups } from './compare-groups.ts'
import { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import type { GroupsFigure } from './plot.ts'
import { checksOf, excludedOf, noticesOf, pairNotes } from './remarks.ts'
import { assumptionRows, effectRows, groupRows, pairRows, testRows, varianceRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

/** With more groups there are too many pairs to read. */
const maxGroups = 30

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  const by = frame && columnById(frame, options.group)
  if (frame === undefined || by === undefined) throw new Error('A comparison needs a frame and its groups')
  const { outcomes, group } = options
  if (hasMoreLevels(by, maxGroups)) return rejected('too-many-groups', { group: { variable: group }, max: maxGroups })
  const { levels, codes } = factor(by)
  if (levels.length < 2) return rejected('fewer-than-two-groups', { group: { variable: group } })
  const weights = caseWeights(frame, context.weights)
  const refs = levels.map(({ value }) => ({ variable: group, level: value }))
  const control = Math.max(
    levels.findIndex(({ value }) => value === options.control),
    0,
  )
  await context.checkpoint()
  const { kept, refused, rows } = await answerable(
    outcomes,
    (variable, of) => refusal(numericColumn(frame, variable), codes, refs, of),
    options.missing === 'listwise' ? (of) => completeRowMask(frame, of, context.checkpoint) : null,
    context.checkpoint,
  )
  const comparisons: Comparison[] = []
  for (const [i, variable] of kept.entries()) {
    const column = numericColumn(frame, variable)
    const all = groupValues(column, codes, levels.length, undefined, weights)
    await context.checkpoint()
    const sampled = rows ? groupValues(column, codes, levels.length, rows, weights) : all
    const split = { ...sampled, missing: all.missing, infinite: all.infinite }
    await context.checkpoint()
    const progress = between(context.progress, i / kept.length, (i + 1) / kept.length)
    comparisons.push(await compareGroups(variable, split, options, control, { ...context, progress }))
    progress(1)
    await context.checkpoint()
  }
  const [reason] = refused
  if (comparisons.length === 0 && reason !== undefined) return reason
  const without = codes.reduce((sum, code, i) => sum + (code < 0 ? (weights?.[i] ?? 1) : 0), 0)
  return {
    status: 'done',
    sample: {
      total: allCases(frame.rows, weights),
      used: await countUsedRows(frame, kept, codes, rows, context.checkpoint, weights),
      excluded: excludedOf(comparisons, group, without, refs),
    },
    tables: tablesOf(comparisons, options, refs),
    figures: comparisons.map((comparison) => figureOf(comparison, options, refs)),
    savedColumns: [],
    models: [],
    checks: options.assumptions ? comparisons.flatMap(checksOf) : [],
    notices: [...leftOut(definition, refused), ...noticesOf(comparisons, options, refs)],
    facts: factsOf(comparisons, options, refs),
  }
}

function rejected(code: keyof typeof definition.messages, params: Rejected['params'], option = 'group'): Rejected {
  return { status: 'rejected', code, params, option }
}

function refusal(
  column: NumericColumn,
  codes: Int32Array,
  refs: readonly LevelRef[],
  rows?: Uint8Array,
): Rejected | undefined {
  const name = { variable: { variable: column.id } }
  if (isBlank(column)) return rejected('all-missing', name, 'outcomes')
  const { values } = groupValues(column, codes, refs.length, rows)
  const group = refs[values.findIndex(({ length }) => length === 0)]
  if (group !== undefined) return rejected('empty-group', { ...name, group }, 'outcomes')
  const varies = values.some((of) => of.some((value) => value !== of[0]))
  return varies ? undefined : rejected('no-variation', name, 'outcomes')
}

function tablesOf(comparisons: readonly Comparison[], options: Options, refs: readonly LevelRef[]) {
  const { tests, postHoc, confidence, effectSizes, effectConfidence, assumptions } = options
  const level = { level: { confidence } }
  const byRank = tests.includes('kruskal-wallis')
  const byMean = tests.some((test) => test !== 'kruskal-wallis')
  const ranked = byRank || postHoc.includes('dunn')
  return [
    buildTable(definition, 'groups', {
      params: level,
      columns: [
        ...(['variable', 'group', 'n', 'missing', 'mean', 'interval', 'sd', 'se', 'median', 'p25', 'p75'] as const),
        ...(ranked ? (['meanRank'] as const) : []),
      ],
      rows: comparisons.flatMap((comparison) => groupRows(comparison, refs)),
      notes: quartileNotes(definition, options.quartileType),
    }),
    buildTable(definition, 'tests', {
      columns: ['variable', 'test', 'statistic', 'df', 'p'],
      rows: comparisons.flatMap(testRows),
      notes: byRank ? [notice(definition, 'ranks-of-all')] : [],
    }),
    ...(tests.includes('anova')
      ? [
          buildTable(definition, 'variance', {
            columns: ['variable', 'source', 'squares', 'df', 'meanSquare', 'f', 'p'],
            rows: comparisons.flatMap(varianceRows),
          }),
        ]
      : []),
    ...(postHoc.length > 0
      ? [
          buildTable(definition, 'pairs', {
            params: level,
            columns: [
              ...(['variable', 'method', 'first', 'second', 'difference', 'se', 'statistic', 'p'] as const),
              ...(postHoc.some((method) => method !== 'dunn') ? (['interval', 'df'] as const) : []),
            ],
            rows: comparisons.flatMap((comparison) => pairRows(comparison, refs)),
            notes: pairNotes(options),
          }),
        ]
      : []),
    ...(effectSizes
      ? [
          buildTable(definition, 'effects', {
            params: { level: { confidence: effectConfidence } },
            columns: ['variable', 'measure', 'estimate', ...(byMean ? (['interval'] as const) : [])],
            rows: comparisons.flatMap(effectRows),
            notes: byMean ? [notice(definition, 'effects-interval')] : [],
          }),
        ]
      : []),
    ...(assumptions
      ? [
          buildTable(definition, 'assumptions', {
            columns: ['variable', 'test', 'group', 'statistic', 'df', 'p'],
            rows: comparisons.flatMap((comparison) => assumptionRows(comparison, refs)),
            notes: [notice(definition, 'shapiro-sample')],
          }),
        ]
      : []),
  ]
}

function figureOf({ variable, groups, lead }: Comparison, options: Options, refs: readonly LevelRef[]): OutcomeFigure {
  const { figure, confidence } = options
  const data: GroupsFigure = {
    variable,
    groups: refs,
    confidence,
    test: lead.test,
    p: numeric(lead.p),
    boxes: groups.map(({ box }) => (figure === 'boxes' ? box : { ...box, values: [] })),
  }
  return { id: `${figure}-${variable}`, of: figure, where: { variable }, data }
}
