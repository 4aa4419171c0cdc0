import { answered, type Drawn, repeats, within } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { BarsFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  bars: ({ variable, confidence, n, bars }: BarsFigure, { options }) => [
    answered('confidence', confidence, options.confidence),
    repeats('n', n, `frequencies-${variable}/valid-all/-/n`),
    ...bars.flatMap(({ value, count, interval }) => {
      const row = `frequencies-${variable}/valid/${value.variable}=${String(value.level)}`
      return within(`bars[${String(value.level)}]`, [
        repeats('count', count, `${row}/n`),
        ...(interval === null
          ? []
          : [
              repeats('lower', interval.lower, `${row}/interval.lower`),
              repeats('upper', interval.upper, `${row}/interval.upper`),
            ]),
      ])
    }),
  ],
}
