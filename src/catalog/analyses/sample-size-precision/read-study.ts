import {
  intraclassPrecision,
  kappaPrecision,
  meanDifferencePrecision,
  meanPrecision,
  type PrecisionModel,
  proportionDifferencePrecision,
  proportionPrecision,
} from '#engine/methods/power/precision-designs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { Check, Incomplete } from '../../kit/outcome/outcome.ts'
import { neededNumbers } from '../../kit/planning/answer-plan.ts'
import type { Counted } from '../../kit/planning/planning-tables.ts'
import type { definition } from './definition.ts'

export type Options = OptionsOf<typeof definition>

/** What is to be estimated, and whom its sizes count. */
export interface Study {
  readonly model: PrecisionModel
  readonly counted: readonly Counted[]
  /** Whether what the method rests on holds. */
  readonly checks: (sizes: readonly number[]) => readonly Check[]
}

/** Half-widths that the table has beside the planned one, as parts of it. */
export const besides = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5]

/** So many events and non-events are the usual rule for a normal approximation. */
const enough = 5

export function readStudy(options: Options): Study | Incomplete {
  const { solveFor, n, width } = options
  const missing = neededNumbers({ ...(solveFor === 'size' ? { width } : { n }), ...assumedNumbers(options) })
  if (missing) return missing
  return {
    model: modelOf(options),
    counted: isTwo(options) ? ['first', 'second'] : ['persons'],
    checks: (sizes) => checksOf(options, sizes),
  }
}

export function isTwo({ estimand }: Options): boolean {
  return estimand === 'mean-difference' || estimand === 'proportion-difference'
}

function assumedNumbers({ estimand, sd, p1, p2 }: Options): Readonly<Record<string, number | null>> {
  switch (estimand) {
    case 'mean':
    case 'mean-difference':
      return { sd }
    case 'proportion':
    case 'kappa':
      return { p1 }
    case 'proportion-difference':
      return { p1, p2 }
    case 'icc':
      return {}
  }
}

function modelOf(options: Options): PrecisionModel {
  const { estimand, confidence, spread, method, kappa, rho, raters, ratio } = options
  const [sd, p1, p2] = [options.sd, options.p1, options.p2].map((value) => value ?? Number.NaN) as [
    number,
    number,
    number,
  ]
  const student = { sd, confidence, assurance: spread === 'assured' ? options.assurance : null }
  switch (estimand) {
    case 'mean':
      return meanPrecision(student)
    case 'mean-difference':
      return meanDifferencePrecision(student, ratio)
    case 'proportion':
      return proportionPrecision(p1, method, confidence)
    case 'proportion-difference':
      return proportionDifferencePrecision([p1, p2], ratio, confidence)
    case 'kappa':
      return kappaPrecision(kappa, p1, confidence)
    case 'icc':
      return intraclassPrecision(rho, raters, confidence)
  }
}

function checksOf({ estimand, method, p1, p2 }: Options, sizes: readonly number[]): readonly Check[] {
  const asks = (estimand === 'proportion' && method === 'wald') || estimand === 'proportion-difference'
  if (!asks) return []
  const least = Math.min(
    ...sizes.map((n, i) => {
      const p = (i === 0 ? p1 : p2) ?? Number.NaN
      return n * Math.min(p, 1 - p)
    }),
  )
  const result = least >= enough ? 'met' : 'violated'
  return [{ code: `normal-few-${result}`, result, params: { least: result === 'met' ? enough : Math.round(least) } }]
}
