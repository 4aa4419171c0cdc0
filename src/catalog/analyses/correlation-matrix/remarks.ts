import type { CorrelationMatrix } from '#engine/methods/correlation/correlate-pairs.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import type { Exclusion, Notice } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'

export function noticesOf(matrices: readonly CorrelationMatrix[], excluded: readonly Exclusion[]): readonly Notice[] {
  const infinite = excluded.filter(({ reason }) => reason === 'infinite')
  const [first] = matrices
  return [
    ...infinite.map(({ variable, count }) =>
      notice(
        definition,
        'infinite-left-out',
        { variable: { variable }, n: count },
        { where: { variable }, weight: 'warning' },
      ),
    ),
    ...(first?.pairs ?? []).flatMap(({ first: a, second: b, n, r, p }) => {
      const params = { first: { variable: a }, second: { variable: b } }
      if (n < 3) return [warning(definition, 'pair-too-small', { ...params, n })]
      if (Number.isNaN(r)) return [warning(definition, 'pair-without-variation', params)]
      return Number.isNaN(p) ? [warning(definition, 'pair-too-small', { ...params, n })] : []
    }),
  ]
}
