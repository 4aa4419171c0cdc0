import { answered, type Drawn, inR, repeats } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { DifferencesFigure } from './figure-of.ts'

export const drawn: Drawn<typeof definition> = {
  differences: ({ coverage, confidence, allowed, n, x, y, ...levels }: DifferencesFigure, { options }) => [
    answered('coverage', coverage, options.coverage),
    answered('confidence', confidence, options.confidence),
    ...(allowed === null ? [] : [answered('allowed', allowed, options.allowed)]),
    repeats('n', n, `measurements/${options.first}/n`),
    inR('x', x, 'size'),
    inR('y', y, 'back(x)'),
    ...(['bias', 'lower', 'upper'] as const).map((name) =>
      repeats(
        name,
        levels[name],
        ['estimate', 'interval.lower', 'interval.upper'].map((column) => `agreement/${name}/${column}`),
      ),
    ),
  ],
}
