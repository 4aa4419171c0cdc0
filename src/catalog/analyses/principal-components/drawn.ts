import { type Drawn, inR, repeats } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { LoadingsFigure, ScreeFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  scree: ({ eigenvalues, kept, limit, random }: ScreeFigure) => [
    inR('eigenvalues', eigenvalues, 'values'),
    inR('kept', kept, 'kept'),
    ...(limit === null ? [] : [inR('limit', limit, 'sum(diag(m)) / p')]),
    ...(random === null ? [] : [inR('random', random, 'limits')]),
  ],
  loadings: ({ shares, variables }: LoadingsFigure, { options }) => {
    const share = options.rotation === 'none' ? 'share' : 'rotatedShare'
    return [
      repeats(
        'shares',
        shares,
        [1, 2].map((k) => `eigenvalues/component=${k}/${share}`),
      ),
      ...variables.map(({ variable, at }) =>
        repeats(
          `loadings[${variable}]`,
          at,
          [1, 2].map((k) => `loadings/${variable}/loading@${k}`),
        ),
      ),
    ]
  },
}
