import type { OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import type { Check, Notice } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Examined } from './examine.ts'

type Options = OptionsOf<typeof definition>

/** With fewer observed or expected events, large-sample wording is misleading. */
const few = 5

export function noticesOf({ events, ratio }: Examined, { intervals }: Options): readonly Notice[] {
  const approximate = intervals.includes('byar') || intervals.includes('score')
  return [
    ...(events === 0 ? [notice(definition, 'no-events')] : []),
    ...(approximate && events < few ? [warning(definition, 'few-events', { n: events })] : []),
    ...(ratio !== undefined && ratio.expected < few
      ? [
          warning(definition, 'few-expected', {
            value: { estimate: ratio.expected },
            step: { estimate: 1 / ratio.expected },
          }),
        ]
      : []),
  ]
}

/** Uses the upper tail of the variance test. With fewer than one event per row the statistic is not chi-squared. */
export function dispersionChecks({ n, events, dispersion }: Examined, options: Options): readonly Check[] {
  if (dispersion === undefined) return []
  const where = { variable: options.events }
  if (events < n) return [{ code: 'dispersion-unknown', result: 'unknown', params: {}, where }]
  const { ratio, pValue } = dispersion
  const params = { value: { estimate: ratio } }
  if (pValue >= 0.05) return [{ code: 'dispersion-none', result: 'met', params, where }]
  return [{ code: 'dispersion-some', result: ratio > 2 ? 'violated' : 'doubtful', params, where }]
}
