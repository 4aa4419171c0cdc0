import { chiSquareSf } from '#engine/distributions/chi-square.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { completeRowNotices } from '../../kit/outcome/complete-row-remarks.ts'
import { type Check, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import type { Found } from './compute.ts'
import { definition } from './definition.ts'
import type { Items } from './read-items.ts'

/** With fewer rows the interval is too wide to be useful. */
const fewRows = 30

export function noticesOf(
  { n, consistency, factor }: Found,
  { excluded, scale }: Items,
  rows: number,
  { items, omega }: OptionsOf<typeof definition>,
): readonly Notice[] {
  return [
    ...completeRowNotices(definition, excluded, { used: n, rows }),
    ...(n < fewRows ? [warning(definition, 'few-rows', { n })] : []),
    ...(consistency.alpha < 0 ? [warning(definition, 'negative-alpha')] : []),
    ...(omega && items.length < 3 ? [notice(definition, 'omega-two-items')] : []),
    ...(factor === undefined ? [warning(definition, 'omega-impossible')] : []),
    ...(factor && factor.held.length > 0
      ? [warning(definition, 'heywood', { items: factor.held.map((j) => ({ variable: items[j] ?? '' })) })]
      : []),
    ...(scale?.isObserved ? [notice(definition, 'scale-observed', { low: scale.low, high: scale.high })] : []),
  ]
}

export function checksOf(found: Found, options: OptionsOf<typeof definition>): readonly Check[] {
  return [...itemChecks(found, options), ...factorChecks(found)]
}

/** Bartlett's test of the one-factor model against unrestricted correlations; with three items the model always fits. */
function factorChecks({ factor, n, described }: Found): readonly Check[] {
  if (!factor || factor.df < 1 || factor.held.length > 0) return []
  const statistic = Math.max(0, (n - 1 - (2 * described.length + 5) / 6 - 2 / 3) * factor.discrepancy)
  const p = chiSquareSf(statistic, factor.df)
  const good = p >= 0.05
  const params = { statistic: { estimate: numeric(statistic) }, df: factor.df, p: { p: numeric(p) } }
  return [{ code: good ? 'one-factor-fits' : 'one-factor-misfits', result: good ? 'met' : 'doubtful', params }]
}

function itemChecks({ consistency }: Found, { items }: OptionsOf<typeof definition>): readonly Check[] {
  const found = consistency.items.flatMap(({ itemRest }, j): readonly Check[] => {
    const where = { variable: items[j] ?? '' }
    if (Number.isNaN(itemRest)) return [{ code: 'item-unknown', result: 'unknown', params: { variable: where }, where }]
    if (itemRest >= 0) return []
    return [{ code: 'item-against', result: 'doubtful', params: { variable: where, r: { estimate: itemRest } }, where }]
  })
  return found.length > 0 ? found : [{ code: 'items-together', result: 'met', params: {} }]
}
