import { type Drawn, inR, repeats } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { BalanceFigure } from './plot.ts'
import { captures } from './r-captures.ts'

export const drawn: Drawn<typeof definition> = {
  balance: ({ groups, n, variables }: BalanceFigure, { options, data }) => {
    // a variable with a single row has its standardised difference in the row of the level
    const paths = Object.keys(captures(options, data)).filter((path) => path.endsWith('/smd'))
    const rowOf = (variable: string) => paths.find((path) => /^baseline\/([^=/]+)/.exec(path)?.[1] === variable)
    return [
      inR('groups', groups, 'nlevels(group)'),
      ...(n === undefined ? [] : [inR('n', n, 'sum(!is.na(group))')]),
      ...variables.map(({ variable, smd }) => repeats(`smd[${variable}]`, smd, rowOf(variable) ?? 'no row')),
    ]
  },
}
