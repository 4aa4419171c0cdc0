import type { AnalysisDefinition, MessageSpecs } from '../analysis.ts'
import { notice } from './build-table.ts'
import type { Exclusion, Notice } from './outcome.ts'

export const infiniteLeftOutMessage = {
  'infinite-left-out': {
    en: 'Infinite values of {variable} left out: {n}.',
    zh: '{variable}：{n} 个无穷值未纳入分析。',
  },
} as const satisfies MessageSpecs

/** A warning for each variable with infinite values. */
export function infiniteWarnings<M extends MessageSpecs & Record<'infinite-left-out', unknown>>(
  definition: Pick<AnalysisDefinition, 'id'> & { readonly messages: M },
  excluded: readonly Exclusion[],
): readonly Notice[] {
  const infinite = excluded.filter(({ reason }) => reason === 'infinite')
  return infinite.map(({ variable, count }) =>
    notice(
      definition,
      'infinite-left-out' as Extract<keyof M, string>,
      { variable: { variable }, n: count },
      { weight: 'warning', where: { variable } },
    ),
  )
}
