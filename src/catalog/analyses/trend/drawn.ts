import { answered, type Drawn, inR, repeats, within } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { TrendFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  trend: ({ event, groups, rows, fitted, confidence, p }: TrendFigure, { options }) => {
    const { variable } = event
    const k = options.outcomes.indexOf(variable) + 1
    return [
      answered('confidence', confidence, options.confidence),
      repeats('p', p, `tests/${variable}/cochran-armitage/p`),
      ...rows.flatMap(({ events, n, lower, upper }, g) => {
        const group = groups[g]
        const row = `groups/${variable}/${group?.variable}=${String(group?.level)}`
        return within(`groups[${g}]`, [
          repeats('events', events, `${row}/events`),
          repeats('n', n, `${row}/n`),
          repeats('lower', lower, `${row}/interval.lower`),
          repeats('upper', upper, `${row}/interval.upper`),
        ])
      }),
      inR(
        'fitted',
        fitted,
        `local({ r <- results[[${k}]]; s <- r$score; p <- sum(r$events) / sum(r$n); p + r$slope[1] * (s - sum(r$n * s) / sum(r$n)) })`,
      ),
    ]
  },
}
