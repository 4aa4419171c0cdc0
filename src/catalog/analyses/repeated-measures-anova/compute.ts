import { allCases, caseWeights, everyKthCase, rowsOfCases } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { type RepeatedValues, repeatedValues } from '#engine/frame/repeated-values.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { refusedRepeated, repeatedExcluded, repeatedNotices } from '../../kit/comparison/repeated-conditions.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Check, Notice, Outcome, OutcomeFigure, Rejected } from '../../kit/outcome/outcome.ts'
import { type Comparison, compareConditions } from './compare-conditions.ts'
import { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import type { ProfileFigure } from './plot.ts'
import { effectRows, meanRows, pairRows, sphericityRow, testRows, varianceRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

/** With more conditions there are too many pairs to read. */
const maxConditions = 20
/** More lines would overlap. */
export const maxLines = 60

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { repeated } = options
  await context.checkpoint()
  const counts = caseWeights(frame, context.weights)
  const data = await repeatedValues(frame, repeated, context.checkpoint, counts)
  const refused = refusedRepeated(data, { min: 2, most: maxConditions })
  if (refused !== undefined) return refused
  const comparison = await compareConditions(data, options, context.checkpoint)
  const degenerate = refusedDeviations(comparison)
  if (degenerate !== undefined) return degenerate
  const long = repeated.layout === 'long'
  const n = comparison.anova.n
  return {
    status: 'done',
    sample: {
      total: allCases(frame.rows, counts),
      used: long ? n * data.conditions.length : n,
      excluded: repeatedExcluded(long ? repeated.outcome : (repeated.columns[0] ?? ''), data),
    },
    tables: tablesOf(comparison, options),
    figures: [profileOf(comparison, data, options)],
    savedColumns: [],
    models: [],
    checks: checksOf(comparison),
    notices: repeatedNotices(definition, data),
    facts: factsOf(comparison, options),
  }
}

function refusedDeviations({ anova }: Comparison): Rejected | undefined {
  const { error, subjects, conditions } = anova
  const rejected = (code: keyof typeof definition.messages): Rejected => ({
    status: 'rejected',
    code,
    params: {},
    option: 'repeated',
  })
  if (!Number.isFinite(error + subjects + conditions)) return rejected('beyond-precision')
  return error > 1e-26 * (error + subjects + conditions) ? undefined : rejected('no-variation')
}

function tablesOf(comparison: Comparison, options: Options) {
  const { repeated, confidence, effectConfidence, adjust, bars } = options
  const long = repeated.layout === 'long'
  const level = { level: { confidence } }
  const intervals = { code: adjust === 'bonferroni' ? 'intervals-bonferroni' : 'intervals-plain' }
  return [
    buildTable(definition, 'means', {
      params: level,
      columns: [long ? 'level' : 'name', 'n', 'mean', 'interval', 'sd', 'median'],
      rows: meanRows(comparison),
      notes: [notice(definition, `intervals-${bars}`)],
    }),
    buildTable(definition, 'tests', {
      columns: ['correction', 'statistic', 'df', 'p'],
      rows: testRows(comparison),
    }),
    buildTable(definition, 'sphericity', {
      columns: ['test', 'w', 'statistic', 'df', 'p', 'greenhouseGeisser', 'huynhFeldt', 'lowerBound'],
      rows: [sphericityRow(comparison)],
      notes: mauchlyNotes(comparison),
    }),
    buildTable(definition, 'variance', {
      columns: ['source', 'squares', 'df', 'meanSquare'],
      rows: varianceRows(comparison),
    }),
    buildTable(definition, 'effects', {
      params: { level: { confidence: effectConfidence } },
      columns: ['measure', 'estimate', 'interval'],
      rows: effectRows(comparison),
      notes: [notice(definition, 'effects-note')],
    }),
    buildTable(definition, 'pairs', {
      params: level,
      columns: [
        ...(long ? (['first', 'second'] as const) : (['firstName', 'secondName'] as const)),
        ...(['difference', 'se', 'interval', 'statistic', 'df', 'p'] as const),
      ],
      rows: pairRows(comparison),
      notes: [notice(definition, 'pairs-note', { adjustment: { code: `adjust-${adjust}` }, intervals })],
    }),
  ]
}

function mauchlyNotes({ anova, described }: Comparison): readonly Notice[] {
  if (!Number.isNaN(anova.sphericity.w)) return [notice(definition, 'mauchly-note')]
  return [notice(definition, described.length === 2 ? 'mauchly-two' : 'mauchly-few')]
}

function checksOf({ anova, described, roughlyNormal }: Comparison): readonly Check[] {
  const p = anova.sphericity.pValue
  const sphericity = described.length === 2 || p >= 0.05 ? 'met' : Number.isNaN(p) ? 'unknown' : 'violated'
  const normality = roughlyNormal === null ? 'unknown' : roughlyNormal ? 'met' : anova.n >= 30 ? 'doubtful' : 'violated'
  return [
    { code: `sphericity-${sphericity}`, result: sphericity, params: {} },
    { code: `normality-${normality}`, result: normality, params: {} },
  ]
}

function profileOf(comparison: Comparison, { values, weights }: RepeatedValues, options: Options): OutcomeFigure {
  const { repeated, confidence, bars, subjects, correction } = options
  const { described, anova, tests } = comparison
  const shown = subjects ? rowsOfCases(everyKthCase(anova.n, maxLines), weights) : []
  const long = repeated.layout === 'long'
  const data: ProfileFigure = {
    outcome: long ? repeated.outcome : null,
    within: long ? (repeated.within[0] ?? null) : null,
    n: anova.n,
    confidence,
    bars,
    p: orEmpty(tests.find((test) => test.correction === correction)?.pValue ?? Number.NaN),
    means: described.map(({ condition, mean, interval: { lower, upper } }) => ({
      condition,
      mean,
      interval: [lower, upper],
    })),
    subjects: shown.map((i) => values.map((column) => column[i] ?? 0)),
  }
  return { id: 'profile', of: 'profile', data }
}
