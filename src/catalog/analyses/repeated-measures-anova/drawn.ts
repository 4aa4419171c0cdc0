import { conditionKeys } from '../../kit/comparison/repeated-conditions.ts'
import { answered, type Drawn, inR, repeats, within } from '../../kit/figures/drawn.ts'
import { maxLines } from './compute.ts'
import type { definition } from './definition.ts'
import type { ProfileFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  profile: ({ n, confidence, p, means, subjects }: ProfileFigure, { options }) => [
    repeats('n', n, `means/${conditionKeys(means[0]?.condition ?? { text: '' }).join('/')}/n`),
    answered('confidence', confidence, options.confidence),
    repeats('p', p, `tests/${options.correction}/p`),
    ...means.flatMap(({ condition, mean, interval }, j) => {
      const row = `means/${conditionKeys(condition).join('/')}`
      return within(`conditions[${j}]`, [
        repeats('mean', mean, `${row}/mean`),
        repeats('interval', interval, [`${row}/interval.lower`, `${row}/interval.upper`]),
        ...(subjects.length === 0
          ? []
          : [
              inR(
                'subjects',
                subjects.map((values) => values[j] ?? null),
                `y[seq(1, n, by = ceiling(n / ${maxLines})), ${j + 1}]`,
              ),
            ]),
      ])
    }),
  ],
}
