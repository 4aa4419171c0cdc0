import type { OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/build-table.ts'
import type { Check, Notice } from '../../kit/outcome.ts'
import type { Found } from './compute.ts'
import { definition } from './definition.ts'
import type { Items } from './read-items.ts'

/** Below this an interval is too wide to be of use. */
const fewRows = 30
/** A share of rows that is worth a word. */
const manyIncomplete = 0.05

export function noticesOf({ n, consistency }: Found, { excluded, scale }: Items, rows: number): readonly Notice[] {
  const warning = { weight: 'warning' } as const
  return [
    ...excluded
      .filter(({ reason }) => reason === 'infinite')
      .map(({ variable, count }) =>
        notice(
          definition,
          'infinite-left-out',
          { variable: { variable }, n: count },
          { ...warning, where: { variable } },
        ),
      ),
    ...(rows - n > manyIncomplete * rows
      ? [notice(definition, 'many-incomplete', { n: rows - n, all: rows }, warning)]
      : []),
    ...(n < fewRows ? [notice(definition, 'few-rows', { n }, warning)] : []),
    ...(consistency.alpha < 0 ? [notice(definition, 'negative-alpha', {}, warning)] : []),
    ...(scale?.isObserved ? [notice(definition, 'scale-observed', { low: scale.low, high: scale.high })] : []),
  ]
}

export function checksOf({ consistency }: Found, { items }: OptionsOf<typeof definition>): readonly Check[] {
  const found = consistency.items.flatMap(({ itemRest }, j): readonly Check[] => {
    const where = { variable: items[j] ?? '' }
    if (Number.isNaN(itemRest)) return [{ code: 'item-unknown', result: 'unknown', params: { variable: where }, where }]
    if (itemRest >= 0) return []
    return [{ code: 'item-against', result: 'doubtful', params: { variable: where, r: { estimate: itemRest } }, where }]
  })
  return found.length > 0 ? found : [{ code: 'items-together', result: 'met', params: {} }]
}
