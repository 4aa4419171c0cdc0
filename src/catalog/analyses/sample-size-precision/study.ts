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
import { type Known, known, missingOfAsked } from '../../kit/planning/define-plan.ts'
import { ruleCheck } from '../../kit/planning/plan-checks.ts'
import type { CountedUnit } from '../../kit/planning/planning-tables.ts'
import { definition } from './definition.ts'

export type Options = OptionsOf<typeof definition>
export type Answers = Known<Options>

/** The estimand, and the unit of its sample sizes. */
export interface Study {
  readonly model: PrecisionModel
  readonly counted: readonly CountedUnit[]
  /** Checks of the assumptions of the method. */
  readonly checks: (sizes: readonly number[]) => readonly Check[]
}

/** Half-widths in the table, relative to the planned one. */
export const relativeHalfWidths = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5]

export function missingNumbersOf(options: Options): Incomplete | undefined {
  return missingOfAsked(definition, options, ['width', 'n', 'sd', 'p1', 'p2'])
}

export function studyOf(options: Options): Study {
  const answers = known(options)
  const { model, counted = ['persons'], proportions } = estimands[options.estimand]
  return {
    model: model(answers),
    counted,
    checks: (sizes) => countCheck(sizes, proportions?.(answers) ?? []),
  }
}

interface Estimand {
  readonly model: (answers: Answers) => PrecisionModel
  readonly counted?: readonly CountedUnit[]
  /** Proportions that need enough events and non-events for a normal approximation. */
  readonly proportions?: (answers: Answers) => readonly number[]
}

const twoGroups = ['first', 'second'] as const

const estimands: Readonly<Record<Options['estimand'], Estimand>> = {
  mean: { model: (answers) => meanPrecision(studentOf(answers)) },
  'mean-difference': {
    model: (answers) => meanDifferencePrecision(studentOf(answers), answers.ratio),
    counted: twoGroups,
  },
  proportion: {
    model: ({ p1, method, confidence }) => proportionPrecision(p1, method, confidence),
    proportions: ({ p1, method }) => (method === 'wald' ? [p1] : []),
  },
  'proportion-difference': {
    model: ({ p1, p2, ratio, confidence }) => proportionDifferencePrecision([p1, p2], ratio, confidence),
    counted: twoGroups,
    proportions: ({ p1, p2 }) => [p1, p2],
  },
  kappa: { model: ({ kappa, p1, confidence }) => kappaPrecision(kappa, p1, confidence) },
  icc: { model: ({ rho, raters, confidence }) => intraclassPrecision(rho, raters, confidence) },
}

function studentOf({ sd, confidence, spread, assurance }: Answers) {
  return { sd, confidence, assurance: spread === 'assured' ? assurance : null }
}

/** The usual minimum of events and of non-events for a normal approximation. */
const enough = 5

function countCheck(sizes: readonly number[], proportions: readonly number[]): readonly Check[] {
  if (proportions.length === 0) return []
  const least = Math.min(...proportions.map((p, i) => (sizes[i] ?? 0) * Math.min(p, 1 - p)))
  const holds = least >= enough
  return [ruleCheck('normal-few', holds, { least: holds ? enough : Math.round(least) })]
}
