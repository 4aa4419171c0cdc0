import type { OptionsOf } from '../../kit/analysis.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Found } from './compute.ts'
import type { definition } from './definition.ts'
import type { Facts } from './facts.ts'

/** A smaller increase of alpha does not show in the rounded value. */
const noticeable = 0.0005

export function factsOf(
  { n, consistency, interval, split, halves, factor }: Found,
  { items, reversed, confidence, halves: divided }: OptionsOf<typeof definition>,
): Facts {
  const { alpha, meanCorrelation } = consistency
  const best = consistency.items
    .map(({ alphaWithout }, j) => ({ item: items[j] ?? '', alpha: alphaWithout }))
    .filter((one) => one.alpha > alpha + noticeable)
    .toSorted((a, b) => b.alpha - a.alpha)[0]
  return {
    n,
    items: items.length,
    confidence,
    alpha: orEmpty(alpha),
    interval: limitsOrEmpty(interval),
    correlation: orEmpty(meanCorrelation),
    omega: factor && factor.held.length === 0 ? orEmpty(factor.omega) : null,
    hasFactor: Boolean(factor),
    reversed,
    against: items.filter((_, j) => (consistency.items[j]?.itemRest ?? 0) < 0),
    better: best === undefined ? null : { item: best.item, alpha: orEmpty(best.alpha) },
    halves: divided,
    splitHalf: orEmpty(split.steppedUp),
    equalHalves: halves[0].length === halves[1].length,
  }
}
