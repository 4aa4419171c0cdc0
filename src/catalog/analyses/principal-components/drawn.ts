import { answered, type Drawn, inR, repeats, within } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { LoadingsFigure, ScreeFigure } from './plot.ts'
import type { ScoresFigure } from './plot-scores.ts'

export const drawn: Drawn<typeof definition> = {
  scree: ({ n, eigenvalues, kept, limit, random }: ScreeFigure) => [
    ...(n === undefined ? [] : [inR('n', n, 'n')]),
    inR('eigenvalues', eigenvalues, 'values'),
    inR('kept', kept, 'kept'),
    ...(limit === null ? [] : [inR('limit', limit, 'sum(diag(m)) / p')]),
    ...(random === null ? [] : [inR('random', random, 'limits')]),
  ],
  loadings: ({ n, shares, variables }: LoadingsFigure, { options }) => {
    const share = options.rotation === 'none' ? 'share' : 'rotatedShare'
    return [
      ...(n === undefined ? [] : [inR('n', n, 'n')]),
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
  scores: ({ components, shares, missing, groups, arrows }: ScoresFigure, { options }) => [
    answered('across', components[0], options.across),
    answered('up', components[1], options.up),
    inR('shares', shares, 'share'),
    inR('missing', missing, 'sum(is.na(group))'),
    ...groups.flatMap(({ n, x, y, ellipse }, g) => {
      const part = `parts[[${g + 1}]]`
      return within(`groups[${g}]`, [
        inR('n', n, `${part}$n`),
        inR('x', x, `${part}$x`),
        inR('y', y, `${part}$y`),
        ...(ellipse === null
          ? []
          : [
              inR('ellipse.centre', ellipse.centre, `${part}$centre`),
              inR('ellipse.covariance', ellipse.covariance, `${part}$covariance`),
              inR('ellipse.radius', ellipse.radius, `${part}$radius`),
            ]),
      ])
    }),
    ...(arrows ?? []).map(({ variable, at }, j) => inR(`arrows[${variable}]`, at, `arrows[${j + 1}, ]`)),
  ],
}
