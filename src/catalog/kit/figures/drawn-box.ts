import type { BoxSummary, TukeyBox } from '#engine/methods/description/box-summary.ts'
import { type QuartileRule, quartileTypes } from '../options/quartile-type.ts'
import { rNumber } from '../r/r-code.ts'
import { answered, inR, type Quantity } from './drawn.ts'

export interface BoxAsked {
  readonly quartileType: QuartileRule
  /** Confidence of the mean's interval. */
  readonly confidence: number
  /** The R expression of its limits, if they are not those of the t distribution. */
  readonly interval?: string
}

/** The numbers of a sample drawn as a box; `values` is the R expression of its values in the order of the rows. */
export function sampleQuantities(
  box: BoxSummary,
  values: string,
  { quartileType, confidence, interval: ends }: BoxAsked,
): readonly Quantity[] {
  const { n, whiskers, mean, interval, values: drawn, all } = box
  const [low, high] = whiskers
  const half = `qt(${rNumber((1 + confidence) / 2)}, length(v) - 1) * sd(v) / sqrt(length(v))`
  return [
    inR('n', n, `length(${values})`),
    ...boxQuantities({ ...box, low, high }, values, quartileType),
    answered('quartileType', box.quartileType, quartileTypes[quartileType]),
    inR('mean', mean, `mean(${values})`),
    inR(
      'mean.interval',
      interval,
      ends ?? `local({ v <- ${values}; mean(v) + c(-1, 1) * if (length(v) > 1) ${half} else 0 })`,
    ),
    ...(all && drawn.length === 0
      ? []
      : [inR('values', drawn, all ? values : fences(values, quartileType, 'sort(v[!near])'))]),
  ]
}

/** Quartiles, and whiskers within 1.5 interquartile ranges of them. */
export function boxQuantities(
  { p25, median, p75, low, high }: Omit<TukeyBox, 'isInside'>,
  values: string,
  quartileType: QuartileRule,
): readonly Quantity[] {
  return [
    inR('quartiles', [p25, median, p75], fences(values, quartileType, 'q')),
    inR('whisker.low', low, fences(values, quartileType, 'min(v[near], q[1])')),
    inR('whisker.high', high, fences(values, quartileType, 'max(v[near], q[3])')),
  ]
}

/** An expression of the values `v`, their quartiles `q`, and the values `near` enough to them. */
function fences(values: string, quartileType: QuartileRule, expression: string): string {
  const type = quartileTypes[quartileType]
  return [
    `local({ v <- ${values}`,
    `q <- quantile(v, c(0.25, 0.5, 0.75), type = ${type}, names = FALSE)`,
    'near <- v >= q[1] - 1.5 * (q[3] - q[1]) & v <= q[3] + 1.5 * (q[3] - q[1])',
    `${expression} })`,
  ].join('; ')
}

/**
 * The values of one group if the script has `complete` and the factor `group`: from the column `values`, the level with the index `g` from 0.
 */
export function groupInR(values: string, g: number): string {
  return `local({ y <- ${values}; y[complete & is.finite(y) & group %in% levels(group)[${g + 1}]] })`
}
