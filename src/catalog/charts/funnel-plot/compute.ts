import { normalUpperQuantile } from '#engine/distributions/normal.ts'
import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { codedColumn } from '#engine/frame/coded-column.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { eggerTest } from '#engine/methods/meta/egger-test.ts'
import { poolStudies } from '#engine/methods/meta/pool-studies.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer, Exclusion, Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { FunnelData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxStudies = 2000
const maxGroups = 7
export const maxLabels = 60
/** With fewer studies the test has too little power (Sterne et al, BMJ 2011;343:d4002). */
export const leastForEgger = 10

/** Logarithm of the largest ratio that a number holds, with room for the limits of the funnel. */
const MOST_LOG = 300

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { effect, group, scale, model, y, limits, contours, confidence } = options
  const by = group === null ? undefined : columnById(frame, group)
  if (by !== undefined && hasMoreLevels(by, maxGroups))
    return rejected(definition, 'too-many-groups', 'group', { group: { variable: by.id }, max: maxGroups })
  if (frame.rows > 10 * maxStudies) return tooMany(frame.rows)
  await context.checkpoint()
  const read = readStudies(frame, options)
  if ('status' in read) return read
  const { rows, effects, errors, codes, levels, excluded, invalid } = read
  const pooled = poolStudies(effects, errors, model)
  if (pooled === undefined) return rejected(definition, 'not-converged', 'model')
  const { estimate, standardError, tauSquared, heterogeneity } = pooled
  const half = normalUpperQuantile((1 - confidence) / 2) * standardError
  const test = options.egger && rows.length >= leastForEgger ? eggerTest(effects, errors) : undefined
  const data: FunnelData = {
    of: { effect: { variable: effect }, group: group === null ? null : { variable: group } },
    show: { scale, model, y, limits, contours, named: options.study === null ? 'none' : options.named },
    confidence,
    groups: group === null ? [null] : levels.map((level) => ({ variable: group, level })),
    studies: { effects: [...effects], errors: [...errors], codes },
    labels: labelsOf(frame, options, { rows, effects, errors, estimate }),
    pooled: { estimate, lower: estimate - half, upper: estimate + half, tauSquared },
    egger: test === undefined ? null : { intercept: test.intercept, t: test.t, df: test.df, pValue: test.pValue },
  }
  const isUntested = options.egger && test === undefined
  return chartAnswer(data, { total: frame.rows, used: rows.length, excluded }, [
    invalid > 0 && warning(definition, 'invalid-rows', { n: invalid }),
    heterogeneity.pValue < 0.1 &&
      limits !== 'none' &&
      notice(definition, 'heterogeneous', { p: { p: heterogeneity.pValue } }),
    isUntested &&
      (rows.length < leastForEgger
        ? notice(definition, 'few-studies', { n: rows.length })
        : notice(definition, 'same-errors')),
  ])
}

function tooMany(n: number): Rejected {
  return rejected(definition, 'too-many-studies', 'effect', { n, max: maxStudies })
}

/** Effects of ratios as logarithms, with their standard errors. */
function readStudies(frame: Frame, { effect, scale, given, se, lower, upper, group, confidence }: Options) {
  const effects = numericColumn(frame, effect).values
  const columns = (given === 'se' ? [se] : [lower, upper]).map((id) => ({
    id,
    values: numericColumn(frame, id).values,
  }))
  const groups = group === null ? null : codedColumn(frame, group)
  const isRatio = scale === 'ratio'
  const z = normalUpperQuantile((1 - confidence) / 2)
  const kept: { row: number; effect: number; error: number; code: number }[] = []
  const missing = [0, ...columns.map(() => 0)]
  let [ungrouped, invalid, negative] = [0, 0, 0]
  for (let row = 0; row < frame.rows; row++) {
    const cells = [effects, ...columns.map(({ values }) => values)].map((values) => values[row] as number)
    const lack = cells.findIndex((cell) => Number.isNaN(cell))
    const code = groups === null ? 0 : (groups.codes[row] as number)
    if (lack >= 0) missing[lack] = (missing[lack] as number) + 1
    else if (code < 0) ungrouped++
    else {
      const ratios = isRatio ? (given === 'se' ? cells.slice(0, 1) : cells) : []
      if (ratios.some((ratio) => ratio <= 0)) negative++
      const [at = 0, first = 0, last = 0] = cells.map((cell, k) =>
        isRatio && (k === 0 || given === 'limits') ? Math.log(cell) : cell,
      )
      const error = given === 'se' ? first : (last - first) / (2 * z)
      if (Number.isFinite(at) && Number.isFinite(error) && error > 0) kept.push({ row, effect: at, error, code })
      else invalid++
    }
  }
  if (negative > 0) return rejected(definition, 'not-positive', 'scale', { n: negative })
  const beyond = scale === 'linear' ? 0 : kept.filter(({ effect: at }) => Math.abs(at) > MOST_LOG).length
  if (beyond > 0) return rejected(definition, 'beyond-ratios', 'scale', { n: beyond })
  if (kept.length === 0) return rejected(definition, 'no-studies', 'effect')
  if (kept.length > maxStudies) return tooMany(kept.length)
  const excluded: readonly Exclusion[] = [
    ...[effect, ...columns.map(({ id }) => id)].flatMap((id, k) => exclusion(id, 'missing', missing[k] ?? 0)),
    ...exclusion(group, 'missing', ungrouped),
    ...exclusion(columns[0]?.id ?? effect, 'invalid', invalid),
  ]
  return {
    rows: kept.map(({ row }) => row),
    effects: Float64Array.from(kept, (study) => study.effect),
    errors: Float64Array.from(kept, ({ error }) => error),
    codes: kept.map(({ code }) => code),
    levels: groups?.levels.map(({ value }) => value) ?? [],
    excluded,
    invalid,
  }
}

/** Studies are named from the one farthest outside, by its distance in standard errors. */
function labelsOf(
  frame: Frame,
  { study, named }: Options,
  {
    rows,
    effects,
    errors,
    estimate,
  }: { rows: readonly number[]; effects: Float64Array; errors: Float64Array; estimate: number },
): FunnelData['labels'] {
  const column = study === null ? undefined : columnById(frame, study)
  if (column === undefined || study === null || named === 'none') return []
  const names = cellsOfRows(column, rows)
  const far = (k: number) => Math.abs((effects[k] as number) - estimate) / (errors[k] as number)
  const beyond = normalUpperQuantile(0.025)
  return [...rows.keys()]
    .filter((k) => named === 'all' || far(k) > beyond)
    .toSorted((a, b) => far(b) - far(a))
    .flatMap((k) => {
      const level = names[k] ?? null
      if (level === null) return []
      return [{ name: { variable: study, level }, effect: effects[k] as number, error: errors[k] as number }]
    })
    .slice(0, maxLabels)
}
