import { notice } from '../../kit/outcome/build-table.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Exclusion, Notice } from '../../kit/outcome/outcome.ts'
import type { CountedVariable } from './count-variable.ts'
import { definition } from './definition.ts'

export function excludedOf({ variable, missing }: CountedVariable): readonly Exclusion[] {
  const { blank, codes, ranged, infinite } = missing
  return [
    ...exclusion(variable, 'missing', blank),
    ...exclusion(
      variable,
      'user-missing',
      codes.reduce((sum, { count }) => sum + count, ranged),
    ),
    ...exclusion(variable, 'infinite', infinite),
  ]
}

export function noticesOf({ variable, values, n, missing }: CountedVariable): readonly Notice[] {
  const params = { variable: { variable } }
  const warning = { where: { variable }, weight: 'warning' } as const
  const occurring = values.filter(({ count }) => count > 0).length
  return [
    ...(n === 0 ? [notice(definition, 'all-missing', params, warning)] : []),
    ...(occurring === 1 ? [notice(definition, 'constant', params, { where: { variable } })] : []),
    ...(occurring > 20 && n < 3 * occurring
      ? [notice(definition, 'hardly-repeats', { ...params, values: occurring, n }, warning)]
      : []),
    ...(missing.infinite > 0
      ? [notice(definition, 'infinite-apart', { ...params, n: missing.infinite }, warning)]
      : []),
  ]
}
