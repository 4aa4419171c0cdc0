import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'
import type { ExaminedTest } from './rows.ts'

export interface AccuracyFigure {
  readonly confidence: number
  readonly lines: readonly AccuracyLine[]
}

export interface AccuracyLine {
  readonly variable: string
  readonly measure: 'sensitivity' | 'specificity'
  readonly part: number
  readonly n: number
  readonly lower: number
  readonly upper: number
}

/** All sensitivities, then all specificities, so that the tests can be compared. */
export function figureOf(
  examined: readonly ExaminedTest[],
  { confidence }: OptionsOf<typeof definition>,
): AccuracyFigure {
  const measures = ['sensitivity', 'specificity'] as const
  return { confidence, lines: measures.flatMap((measure) => examined.map((one) => lineOf(one, measure))) }
}

function lineOf({ variable, called, accuracy }: ExaminedTest, measure: AccuracyLine['measure']): AccuracyLine {
  const { truePositive, falsePositive, falseNegative, trueNegative } = called
  const [part, wrong] = measure === 'sensitivity' ? [truePositive, falseNegative] : [trueNegative, falsePositive]
  const { lower, upper } = accuracy[measure].interval ?? { lower: 0, upper: 1 }
  return { variable, measure, part, n: part + wrong, lower, upper }
}
