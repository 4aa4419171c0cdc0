import { answered, type Drawn, repeats, within } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { AccuracyFigure } from './figure-of.ts'

export const drawn: Drawn<typeof definition> = {
  accuracy: ({ confidence, lines }: AccuracyFigure, { options }) => [
    answered('confidence', confidence, options.confidence),
    ...lines.flatMap(({ variable, measure, part, n, lower, upper }) => {
      const row = `shares/${variable}/${measure}`
      return within(`${variable}.${measure}`, [
        repeats('part', part, `${row}/part`),
        repeats('n', n, `${row}/n`),
        repeats('lower', lower, `${row}/interval.lower`),
        repeats('upper', upper, `${row}/interval.upper`),
      ])
    }),
  ],
}
