import { isExactMultinomialFeasible } from '#engine/methods/tables/goodness-of-fit.ts'
import { answered, type Drawn, repeats, within } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { DistributionFigure, ProportionsFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  proportions: ({ confidence, expected, rows }: ProportionsFigure, { options }) => {
    const [method = 'wilson'] = options.intervals
    return [
      answered('confidence', confidence, options.confidence),
      ...(expected === null ? [] : [answered('expected', expected, options.expected)]),
      ...rows.flatMap(({ event, events, n, lower, upper }) => {
        const row = `proportions/${event.variable}/${event.variable}=${String(event.level)}`
        return within(event.variable, [
          repeats('events', events, `${row}/events`),
          repeats('n', n, `${row}/n`),
          repeats('lower', lower, `${row}/${method}.lower`),
          repeats('upper', upper, `${row}/${method}.upper`),
        ])
      }),
    ]
  },
  distribution: ({ values, counts, shares, p }: DistributionFigure) => {
    const variable = values[0]?.variable ?? ''
    const n = counts.reduce((sum, count) => sum + count, 0)
    const test = isExactMultinomialFeasible(n, counts.length) ? 'multinomial' : 'pearson'
    const rows = values.map(({ level }) => `categories-${variable}/${variable}=${String(level)}`)
    return [
      repeats(
        'counts',
        counts,
        rows.map((row) => `${row}/observed.count`),
      ),
      repeats(
        'shares',
        shares,
        rows.map((row) => `${row}/share`),
      ),
      repeats('p', p, `fit/${variable}/${test}/p`),
    ]
  },
}
