import type { ParsedQuantity } from '#engine/frame/parse-quantity.ts'
import type { StepOptionsOf } from '../../kit/step.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

/** What becomes a variable, in the order of the new variables. Also the end of its id, and its name in patterns. */
export type QuantityPart = 'value' | 'second' | 'unit' | 'comparison' | 'flag'

/** The new variables: of the second number only if it is wanted beside the first. */
export function wantedParts({ take, ranges, pairs }: Options): readonly QuantityPart[] {
  const order = ['value', 'second', 'unit', 'comparison', 'flag'] as const
  const hasSecond = take.includes('value') && (ranges === 'both' || pairs === 'both')
  return order.filter((part) => (part === 'second' ? hasSecond : take.includes(part)))
}

/** The numbers of a cell by the rules; NaN for none. */
export function numbersOf({ kind, value, second, comparison }: ParsedQuantity, rules: Options) {
  if (kind === 'range') {
    const [low, high] = [Math.min(value, second), Math.max(value, second)]
    const one = { midpoint: (low + high) / 2, low, high, both: low, missing: Number.NaN }[rules.ranges]
    return { value: one, second: rules.ranges === 'both' ? high : Number.NaN }
  }
  if (kind === 'pair') {
    const one = { both: value, first: value, second, missing: Number.NaN }[rules.pairs]
    return { value: one, second: rules.pairs === 'both' ? second : Number.NaN }
  }
  const below = { half: value / 2, 'root-half': value / Math.SQRT2, limit: value, missing: Number.NaN }[rules.below]
  const above = { limit: value, missing: Number.NaN }[rules.above]
  return { value: { '<': below, '=': value, '>': above }[comparison], second: Number.NaN }
}
