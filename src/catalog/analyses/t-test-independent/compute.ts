import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { completeRowMask, countUsedRows } from '#engine/frame/complete-row-mask.ts'
import { columnById, type Frame, type NumericColumn } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { levelCodes } from '#engine/frame/level-codes.ts'
import { isBlank, numericColumn } from '#engine/frame/numeric-column.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { marginsOf } from '../../kit/comparison/equivalence-options.ts'
import { equivalenceNote, equivalenceParams } from '../../kit/comparison/equivalence-table.ts'
import { equivalenceFacts } from '../../kit/comparison/equivalence-words.ts'
import { rankColumn } from '../../kit/comparison/rank-statistic.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import { quartileNotes } from '../../kit/options/quartile-type.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { answerable, leftOut } from '../../kit/outcome/left-out.ts'
import type { Check, Exclusion, LevelRef, Notice, Outcome, Rejected } from '../../kit/outcome/outcome.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import { type Comparison, compareGroups } from './compare-groups.ts'
import { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import { assumptionRows, effectRows, equivalenceRows, groupRows, testRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { group, first, second } = options
  if (first === null || second === null)
    return {
      status: 'rejected',
      code: 'fewer-than-two-groups',
      params: { group: { variable: group } },
      option: 'group',
    }
  if (first === second) return { status: 'rejected', code: 'same-group-twice', params: {}, option: 'second' }
  const margins = marginsOf(options)
  if (margins !== null && 'status' in margins) return margins
  const refs = [
    { variable: group, level: first },
    { variable: group, level: second },
  ] as const
  const weights = caseWeights(frame, context.weights)
  const { codes, missing, others } = chosenCodes(frame, group, [first, second], weights)
  await context.checkpoint()
  const { kept, refused, rows } = await answerable(
    options.outcomes,
    (variable, of) => refusal(numericColumn(frame, variable), codes, refs, weights, of),
    options.missing === 'listwise' ? (of) => completeRowMask(frame, of, context.checkpoint) : null,
    context.checkpoint,
  )
  const comparisons: Comparison[] = []
  for (const [i, variable] of kept.entries()) {
    const column = numericColumn(frame, variable)
    const all = groupValues(column, codes, 2, undefined, weights)
    const sampled = rows ? groupValues(column, codes, 2, rows, weights) : all
    const split = { ...sampled, missing: all.missing, infinite: all.infinite }
    await context.checkpoint()
    const watch = {
      ...context,
      progress: between(context.progress, i / kept.length, (i + 1) / kept.length),
    }
    comparisons.push(await compareGroups(variable, split, options, margins, watch))
    watch.progress(1)
    await context.checkpoint()
  }
  const [reason] = refused
  if (comparisons.length === 0 && reason !== undefined) return reason
  const excluded: Exclusion[] = [
    ...exclusion(group, 'missing', missing),
    ...exclusion(group, 'not-chosen', others),
    ...comparisons.flatMap(({ variable, split }) =>
      refs.flatMap((ref, g) => [
        ...exclusion(variable, 'missing', split.missing[g] ?? 0, ref),
        ...exclusion(variable, 'infinite', split.infinite[g] ?? 0, ref),
      ]),
    ),
  ]
  const used = await countUsedRows(frame, kept, codes, rows, context.checkpoint, weights)
  const level = { level: { confidence: options.confidence } }
  const ranks = comparisons.flatMap(({ mannWhitney }) => mannWhitney ?? [])
  const names = { first: refs[0], second: refs[1] }
  return {
    status: 'done',
    sample: { total: allCases(frame.rows, weights), used, excluded },
    tables: [
      buildTable(definition, 'groups', {
        columns: ['variable', 'group', 'n', 'missing', 'mean', 'sd', 'se', 'median', 'p25', 'p75'],
        rows: comparisons.flatMap((comparison) => groupRows(comparison, refs)),
        notes: quartileNotes(definition, options.quartileType),
      }),
      buildTable(definition, 'tests', {
        params: { ...level, ...names },
        columns: ['variable', 'test', 'difference', 'interval', 'statistic', ...rankColumn(ranks), 'df', 'p'],
        rows: comparisons.flatMap(testRows),
        notes: testNotes(comparisons, options),
      }),
      ...(margins === null
        ? []
        : [
            buildTable(definition, 'equivalence', {
              params: equivalenceParams(options.confidence),
              columns: ['variable', 'side', 'margin', 'difference', 'interval', 'statistic', 'df', 'p'],
              rows: comparisons.flatMap(equivalenceRows),
              notes: [equivalenceNote(definition, options.confidence)],
            }),
          ]),
      ...(options.effectSizes
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
            buildTable(definition, 'assumptions', {
              columns: ['variable', 'test', 'group', 'statistic', 'df', 'p'],
              rows: comparisons.flatMap((comparison) => assumptionRows(comparison, refs)),
              notes: [notice(definition, 'shapiro-sample')],
            }),
          ]
        : []),
    ],
    figures: comparisons.map(({ variable, figure }) => ({
      id: `distribution-${variable}`,
      of: 'distribution',
      where: { variable },
      data: { variable, group: [...refs], ...figure },
    })),
    savedColumns: [],
    models: [],
    checks: options.assumptions ? comparisons.flatMap(checksOf) : [],
    notices: [...leftOut(definition, refused), ...noticesOf(comparisons, options, others, refs)],
    facts: factsOf(comparisons, options, refs),
  }
}

function refusal(
  column: NumericColumn,
  codes: Int32Array,
  refs: readonly LevelRef[],
  weights?: Float64Array,
  rows?: Uint8Array,
): Rejected | undefined {
  const name = { variable: { variable: column.id } }
  const no = (code: keyof typeof definition.messages, params: Rejected['params']): Rejected => ({
    status: 'rejected',
    code,
    params,
    option: 'outcomes',
  })
  if (isBlank(column)) return no('all-missing', name)
  const { values, weights: cases } = groupValues(column, codes, 2, rows, weights)
  const sizes = values.map(({ length }, g) => allCases(length, cases?.[g]))
  const small = sizes.findIndex((n) => n < 2)
  const group = refs[small]
  if (group !== undefined) return no('too-few-values', { ...name, group, n: sizes[small] ?? 0 })
  const one = values[0]?.[0]
  return values.every((of) => of.every((value) => value === one)) ? no('no-variation', name) : undefined
}

/** 0 for the first group, 1 for the second, -1 for all other rows. */
function chosenCodes(frame: Frame, group: string, chosen: readonly [LevelValue, LevelValue], weights?: Float64Array) {
  const column = columnById(frame, group)
  if (column === undefined) throw new Error(`${group} is missing`)
  const codes = levelCodes(column, chosen)
  let [missing, others] = [0, 0]
  for (let i = 0; i < codes.length; i++) {
    if (codes[i] === -1) missing += weights?.[i] ?? 1
    if (codes[i] !== chosen.length) continue
    others += weights?.[i] ?? 1
    codes[i] = -1
  }
  return { codes, missing, others }
}

function testNotes(comparisons: readonly Comparison[], options: Options): readonly Notice[] {
  const notes: Notice[] = []
  const ranks = comparisons.flatMap(({ mannWhitney }) => mannWhitney ?? [])
  if (ranks.some(({ method, tied }) => method === 'exact' && !tied))
    notes.push(notice(definition, 'mann-whitney-exact'))
  if (ranks.some(({ method, tied }) => method === 'exact' && tied))
    notes.push(notice(definition, 'mann-whitney-exact-tied'))
  if (ranks.some(({ method }) => method === 'normal'))
    notes.push(notice(definition, options.continuity ? 'mann-whitney-corrected' : 'mann-whitney-uncorrected'))
  if (options.alternative !== 'two-sided') notes.push(notice(definition, 'one-sided'))
  return notes
}

function noticesOf(
  comparisons: readonly Comparison[],
  { exact }: Options,
  others: number,
  refs: readonly LevelRef[],
): readonly Notice[] {
  const notices: Notice[] = []
  if (others > 0) notices.push(notice(definition, 'other-groups-left-out', { n: others }))
  for (const comparison of comparisons) {
    const { variable, split, groups, pValues, mannWhitney } = comparison
    const about = { where: { variable } }
    const name = { variable: { variable } }
    const infinite = split.infinite.reduce((sum, n) => sum + n, 0)
    if (infinite > 0) notices.push(notice(definition, 'infinite-left-out', { ...name, n: infinite }, about))
    const least = Math.min(...groups.map(({ n }) => n))
    if (least < 10)
      notices.push(notice(definition, 'small-groups', { ...name, n: least }, { ...about, weight: 'warning' }))
    for (const [g, { sd }] of comparison.groups.entries()) {
      const ref = refs[g]
      if (sd === 0 && ref !== undefined)
        notices.push(notice(definition, 'one-group-constant', { ...name, group: ref }, { ...about, weight: 'warning' }))
    }
    if (exact === 'exact' && mannWhitney?.method === 'normal')
      notices.push(notice(definition, 'too-many-for-exact', name, about))
    const sides = new Set(pValues.filter((p) => !Number.isNaN(p)).map((p) => p < 0.05))
    if (sides.size > 1) notices.push(notice(definition, 'tests-disagree', name, { ...about, weight: 'warning' }))
  }
  return notices
}

function checksOf({ variable, groups, assumptions }: Comparison): readonly Check[] {
  const params = { variable: { variable } }
  const where = { variable }
  const least = Math.min(...groups.map(({ n }) => n))
  const normal = assumptions.shapiro.map(({ pValue }) => pValue)
  const equal = assumptions.brownForsythe.pValue
  const normality = normal.every(Number.isNaN)
    ? ('unknown' as const)
    : !normal.some((p) => p < 0.05)
      ? ('met' as const)
      : least >= 30
        ? ('doubtful' as const)
        : ('violated' as const)
  const variances = Number.isNaN(equal) ? ('unknown' as const) : equal < 0.05 ? ('violated' as const) : ('met' as const)
  return [
    { code: `normality-${normality}`, result: normality, params, where },
    { code: `variances-${variances}`, result: variances, params, where },
  ]
}

function factsOf(
  comparisons: readonly Comparison[],
  options: Options,
  [first, second]: readonly [LevelRef, LevelRef],
): Facts {
  const { confidence, alternative, tests, missing, continuity } = options
  return {
    first,
    second,
    confidence,
    alternative,
    tests,
    missing,
    continuity,
    outcomes: comparisons.map((comparison) => {
      const { variable, lead, groups } = comparison
      const [a, b] = groups
      const ranks = lead.test === 'mann-whitney'
      const effect = options.effectSizes
        ? comparison.effects.find(({ measure }) => measure === (ranks ? 'rank-biserial' : 'hedges-g'))
        : undefined
      return {
        variable,
        n: [a.n, b.n],
        centre: ranks
          ? { kind: 'median', first: numeric(a.median), second: numeric(b.median) }
          : { kind: 'mean', first: numeric(a.mean), second: numeric(b.mean) },
        test: lead.test,
        difference: numeric(lead.difference),
        interval: { lower: numeric(lead.interval.lower), upper: numeric(lead.interval.upper) },
        p: numeric(lead.p),
        equivalence: equivalenceFacts(comparison.equivalence, confidence),
        effect:
          effect === undefined || effect.measure === 'cohen-d'
            ? null
            : {
                measure: effect.measure,
                estimate: numeric(effect.estimate),
                interval: { lower: numeric(effect.interval.lower), upper: numeric(effect.interval.upper) },
              },
      }
    }),
  }
}
