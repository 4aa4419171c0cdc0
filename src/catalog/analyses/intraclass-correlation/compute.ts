import { fSf } from '#engine/distributions/fisher-f.ts'
import { normalUpperQuantile } from '#engine/distributions/normal.ts'
import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { type RepeatedValues, repeatedValues } from '#engine/frame/repeated-values.ts'
import {
  errorOfMeasurement,
  type Icc,
  type IccModel,
  intraclassCorrelations,
  meanSquares,
  type RaterSquares,
} from '#engine/methods/agreement/intraclass-correlation.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import { repeatedAnova } from '#engine/methods/means/repeated-anova.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import {
  conditionCells,
  refusedRepeated,
  repeatedExcluded,
  repeatedNotices,
} from '../../kit/comparison/repeated-conditions.ts'
import { buildTable, notice, type RowCells, warning } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Check, Notice, Outcome, OutcomeTable, Rejected } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { CorrelationsFigure } from './plot.ts'

type Options = OptionsOf<typeof definition>
type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

/** More raters would make the tables unreadable. */
const maxRaters = 30
/** Fewer subjects do not allow an estimate of the variance between subjects. */
const minSubjects = 3

const models = ['one-way', 'agreement', 'consistency'] as const satisfies readonly IccModel[]

/** The results at full precision. */
interface Found {
  readonly squares: RaterSquares
  readonly described: readonly Moments[]
  readonly forms: readonly Icc[]
  readonly reported: Icc
  readonly sem: Readonly<Record<IccModel, number>>
  /** F test of systematic differences between raters. */
  readonly systematic: { readonly statistic: number; readonly p: number }
}

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { repeated } = options
  await context.checkpoint()
  const counts = caseWeights(frame, context.weights)
  const data = await repeatedValues(frame, repeated, context.checkpoint, counts)
  const refused = refusedRepeated(data, { min: minSubjects, most: maxRaters })
  if (refused !== undefined) return refused
  const { n, conditions, subjects, error } = await repeatedAnova(data.values, context.checkpoint, data.weights)
  const squares = { n, k: data.conditions.length, subjects, raters: conditions, error }
  const degenerate = refusedSquares(squares)
  if (degenerate !== undefined) return degenerate
  const described: Moments[] = []
  for (const column of data.values) {
    described.push(moments(column, column[0], data.weights))
    await context.checkpoint()
  }
  const found = correlate(squares, described, options)
  const long = repeated.layout === 'long'
  return {
    status: 'done',
    sample: {
      total: allCases(frame.rows, counts),
      used: long ? n * squares.k : n,
      excluded: repeatedExcluded(long ? repeated.outcome : (repeated.columns[0] ?? ''), data),
    },
    tables: tablesOf(found, data, options),
    figures: [{ id: 'correlations', of: 'correlations', data: figureOf(found, n, options) }],
    savedColumns: [],
    models: [],
    checks: checksOf(found),
    notices: noticesOf(found, data),
    facts: factsOf(found, options),
  }
}

/** Without error variance only rounding remains in the residual sum of squares. */
function refusedSquares({ subjects, raters, error }: RaterSquares): Rejected | undefined {
  const all = subjects + raters + error
  const rejected = (code: keyof typeof definition.messages): Rejected => ({
    status: 'rejected',
    code,
    params: {},
    option: 'repeated',
  })
  if (!Number.isFinite(all) || (all > 0 && all < 1e-290)) return rejected('beyond-precision')
  if (!(subjects > 1e-26 * all)) return rejected('no-subjects')
  return error > 1e-26 * all ? undefined : rejected('no-error')
}

function correlate(squares: RaterSquares, described: readonly Moments[], { confidence, form }: Options): Found {
  const forms = intraclassCorrelations(squares, confidence)
  const reported = forms.find((one) => one.form === form)
  if (reported === undefined) throw new Error(`No form ${form}`)
  const { n, k } = squares
  const ms = meanSquares(squares)
  const statistic = ms.raters / ms.error
  return {
    squares,
    described,
    forms,
    reported,
    sem: errorOfMeasurement(squares),
    systematic: { statistic, p: fSf(statistic, k - 1, (n - 1) * (k - 1)) },
  }
}

function tablesOf(
  { squares, described, forms, sem, systematic }: Found,
  data: RepeatedValues,
  { repeated, confidence }: Options,
): readonly OutcomeTable[] {
  const params = { level: { confidence } }
  const { n, k } = squares
  const ms = meanSquares(squares)
  const source = (key: keyof typeof ms, sum: number, df: number, f = Number.NaN, p = Number.NaN): Row<'variance'> => ({
    cells: {
      source: { key },
      squares: sum,
      df,
      meanSquare: ms[key],
      statistic: Number.isNaN(f) ? null : { symbol: 'F', value: orEmpty(f) },
      p: orEmpty(p),
    },
  })
  return [
    buildTable(definition, 'ratings', {
      columns: [repeated.layout === 'long' ? 'level' : 'name', 'n', 'mean', 'sd'],
      rows: data.conditions.map((condition, j): Row<'ratings'> => {
        const { mean, sd } = described[j] ?? { mean: Number.NaN, sd: Number.NaN }
        return { cells: { ...conditionCells(condition), n, mean: orEmpty(mean), sd: orEmpty(sd) } }
      }),
    }),
    buildTable(definition, 'correlations', {
      params,
      columns: ['form', 'icc', 'interval', 'statistic', 'df', 'p'],
      rows: forms.map(
        ({ form, estimate, interval, statistic, df, pValue }): Row<'correlations'> => ({
          cells: {
            form: { key: form },
            icc: orEmpty(estimate),
            interval: limitsOrEmpty(interval),
            statistic: { symbol: 'F', value: orEmpty(statistic) },
            df,
            p: orEmpty(pValue),
          },
        }),
      ),
      notes: [notice(definition, 'forms-note')],
    }),
    buildTable(definition, 'variance', {
      columns: ['source', 'squares', 'df', 'meanSquare', 'statistic', 'p'],
      rows: [
        source('subjects', squares.subjects, n - 1),
        source('within', squares.raters + squares.error, n * (k - 1)),
        source('raters', squares.raters, k - 1, systematic.statistic, systematic.p),
        source('error', squares.error, (n - 1) * (k - 1)),
      ],
      notes: [notice(definition, 'variance-note')],
    }),
    buildTable(definition, 'error', {
      params,
      columns: ['model', 'sem', 'change'],
      rows: models.map(
        (model): Row<'error'> => ({
          cells: { model: { key: model }, sem: sem[model], change: detectable(sem[model], confidence) },
        }),
      ),
      notes: [notice(definition, 'error-note')],
    }),
  ]
}

/** Minimal detectable change between two measurements at the confidence level. */
function detectable(sem: number, confidence: number): number {
  return normalUpperQuantile((1 - confidence) / 2) * Math.SQRT2 * sem
}

function figureOf({ forms }: Found, n: number, { confidence }: Options): CorrelationsFigure {
  return {
    confidence,
    n,
    rows: forms.map(({ form, estimate, interval }) => ({
      form,
      estimate: orEmpty(estimate),
      ...limitsOrEmpty(interval),
    })),
  }
}

function checksOf({ systematic: { p } }: Found): readonly Check[] {
  if (Number.isNaN(p)) return [{ code: 'raters-unknown', result: 'unknown', params: {} }]
  const params = { p: { p: orEmpty(p) } }
  return p < 0.05
    ? [{ code: 'raters-differ', result: 'doubtful', params }]
    : [{ code: 'raters-alike', result: 'met', params }]
}

function noticesOf({ reported }: Found, data: RepeatedValues): readonly Notice[] {
  return [...repeatedNotices(definition, data), ...(reported.estimate < 0 ? [warning(definition, 'negative-icc')] : [])]
}

function factsOf({ squares, reported, sem }: Found, { repeated, confidence, form }: Options): Facts {
  const model = models.find((one) => form.startsWith(one)) ?? 'agreement'
  return {
    n: squares.n,
    raters: squares.k,
    outcome: repeated.layout === 'long' ? repeated.outcome : null,
    confidence,
    form,
    icc: orEmpty(reported.estimate),
    interval: limitsOrEmpty(reported.interval),
    p: orEmpty(reported.pValue),
    sem: orEmpty(sem[model]),
    change: orEmpty(detectable(sem[model], confidence)),
  }
}
