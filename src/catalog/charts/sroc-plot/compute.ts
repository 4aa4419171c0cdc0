import { fUpperQuantile } from '#engine/distributions/fisher-f.ts'
import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { accuracySummary, summaryCurve, summaryCurveArea } from '#engine/methods/meta/accuracy-summary.ts'
import {
  type AccuracyStudy,
  type BivariateAccuracy,
  bivariateAccuracy,
} from '#engine/methods/meta/bivariate-accuracy.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer, Exclusion, LevelRef, Notice, Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { SrocData, SrocModel, StudyShares } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxStudies = 500
/** With fewer the covariance between studies has no degree of freedom to spare. */
export const leastStudies = 4

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { confidence, axis, scale, diagonal, regions, crosses } = options
  if (frame.rows > 10 * maxStudies) return tooMany(frame.rows)
  await context.checkpoint()
  const read = readStudies(frame, options)
  if ('status' in read) return read
  const { rows, studies, excluded, invalid } = read
  const fit = studies.length < leastStudies ? undefined : await bivariateAccuracy(studies, context.checkpoint)
  const found = fit === undefined || 'refused' in fit ? undefined : fit
  const diseased = studies.map(
    ({ truePositive, falseNegative }) => [truePositive, truePositive + falseNegative] as const,
  )
  const others = studies.map(({ trueNegative, falsePositive }) => [trueNegative, trueNegative + falsePositive] as const)
  const specificity = sharesOf(others, confidence)
  const model = found === undefined ? null : modelOf(found, specificity.value, options)
  const data: SrocData = {
    show: { axis, scale, diagonal, regions, crosses },
    confidence,
    names: namesOf(frame, options, rows),
    sizes: diseased.map(([, n], k) => n + (others[k]?.[1] ?? 0)),
    sensitivity: sharesOf(diseased, confidence),
    specificity,
    model,
  }
  return chartAnswer(data, { total: frame.rows, used: studies.length, excluded }, [
    invalid > 0 && warning(definition, 'invalid-rows', { n: invalid }),
    fit === undefined && notice(definition, 'few-studies', { n: studies.length, least: leastStudies }),
    fit !== undefined && 'refused' in fit && warning(definition, fit.refused),
    ...(found === undefined ? [] : modelNotices(found, options)),
  ])
}

function tooMany(n: number): Rejected {
  return rejected(definition, 'too-many-studies', 'truePositive', { n, max: maxStudies })
}

interface ReadStudies {
  readonly rows: readonly number[]
  readonly studies: readonly AccuracyStudy[]
  readonly excluded: readonly Exclusion[]
  /** Rows whose counts are not those of a study. */
  readonly invalid: number
}

function readStudies(frame: Frame, options: Options): ReadStudies | Rejected {
  const ids = [options.truePositive, options.falsePositive, options.falseNegative, options.trueNegative]
  const twice = ids.find((id, k) => ids.indexOf(id) < k)
  if (twice !== undefined)
    return rejected(definition, 'same-variable-twice', 'trueNegative', { variable: { variable: twice } })
  const columns = ids.map((id) => numericColumn(frame, id).values)
  const [rows, studies, missing]: [number[], AccuracyStudy[], number[]] = [[], [], [0, 0, 0, 0]]
  let invalid = 0
  for (let row = 0; row < frame.rows; row++) {
    const cells = columns.map((values) => values[row] as number)
    const [truePositive = 0, falsePositive = 0, falseNegative = 0, trueNegative = 0] = cells
    const lack = cells.findIndex((cell) => Number.isNaN(cell))
    if (lack >= 0) missing[lack] = (missing[lack] as number) + 1
    else if (
      cells.every((cell) => Number.isSafeInteger(cell) && cell >= 0) &&
      truePositive + falseNegative > 0 &&
      falsePositive + trueNegative > 0
    ) {
      rows.push(row)
      studies.push({ truePositive, falsePositive, falseNegative, trueNegative })
    } else invalid++
  }
  if (studies.length === 0) return rejected(definition, 'no-studies', 'truePositive')
  if (studies.length > maxStudies) return tooMany(studies.length)
  const excluded = [
    ...ids.flatMap((id, k) => exclusion(id, 'missing', missing[k] ?? 0)),
    ...exclusion(options.truePositive, 'invalid', invalid),
  ]
  return { rows, studies, excluded, invalid }
}

function sharesOf(counts: readonly (readonly [number, number])[], confidence: number): StudyShares {
  const intervals = counts.map(([part, n]) => wilsonInterval(part, n, confidence))
  return {
    value: counts.map(([part, n]) => part / n),
    lower: intervals.map(({ lower }) => lower),
    upper: intervals.map(({ upper }) => upper),
  }
}

function namesOf(
  frame: Frame,
  { study, names }: Options,
  rows: readonly number[],
): readonly (LevelRef | null)[] | null {
  const column = study === null ? undefined : columnById(frame, study)
  if (column === undefined || study === null || !names) return null
  return cellsOfRows(column, rows).map((level) => (level === null ? null : { variable: study, level }))
}

/** The constant of the regions is that of Harbord et al.: F with 2 and k - 2 degrees of freedom. */
function modelOf(
  fit: BivariateAccuracy,
  specificities: readonly number[],
  { confidence, curve, area }: Options,
): SrocModel {
  const { mean, meanCovariance, between } = fit
  const rates = specificities.map((specificity) => 1 - specificity)
  const [from, to] = [Math.min(...rates), Math.max(...rates)]
  const line = curve && from < to ? summaryCurve(fit) : null
  return {
    mean,
    meanCovariance,
    between,
    summary: accuracySummary(fit, confidence),
    radius: Math.sqrt(2 * fUpperQuantile(1 - confidence, 2, specificities.length - 2)),
    curve: line && { ...line, from, to, area: area ? summaryCurveArea(line) : null },
  }
}

function modelNotices({ correlation }: BivariateAccuracy, { curve }: Options): readonly (Notice | false)[] {
  if (correlation === null) return [curve && notice(definition, 'no-variance')]
  const r = { estimate: correlation }
  return [
    Math.abs(correlation) === 1 && warning(definition, 'perfect-correlation', { r }),
    curve && correlation > 0 && warning(definition, 'positive-correlation', { r }),
  ]
}
