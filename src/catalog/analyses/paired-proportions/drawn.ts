import { answered, type Drawn, inR, interval, repeats, within } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { DifferencesFigure } from './plot.ts'
import { captures } from './r-captures.ts'

export const drawn: Drawn<typeof definition> = {
  differences: ({ confidence, rows }: DifferencesFigure, { options, data }) => {
    const inScript = captures(options, data)
    return [
      answered('confidence', confidence, options.confidence),
      ...rows.flatMap(({ first, second, firstEvents, secondEvents, n, ...row }) => {
        const pair = `${first ?? '-'}/${second ?? '-'}`
        const sum = (...cells: readonly string[]) =>
          cells.map((cell) => `(${inScript[`pairs/${pair}/${cell}`]})`).join(' + ')
        return within(pair, [
          repeats('n', n, `pairs/${pair}/n`),
          inR('first', firstEvents, sum('both', 'firstOnly')),
          inR('second', secondEvents, sum('both', 'secondOnly')),
          ...interval('difference', row, `differences/${pair}`, { estimate: 'difference' }),
        ])
      }),
    ]
  },
}
