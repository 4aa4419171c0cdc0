import { answered, type Drawn, inR, repeats, rThinned } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import { type DifferencesFigure, maxPoints } from './figure-of.ts'

export const drawn: Drawn<typeof definition> = {
  differences: ({ coverage, confidence, allowed, n, x, y, ...levels }: DifferencesFigure, { options }) => {
    const shown = rThinned('n', maxPoints)
    return [
      answered('coverage', coverage, options.coverage),
      answered('confidence', confidence, options.confidence),
      ...(allowed === null ? [] : [answered('allowed', allowed, options.allowed)]),
      repeats('n', n, `measurements/${options.first}/n`),
      inR('x', x, `size[${shown}]`),
      inR('y', y, `back(x)[${shown}]`),
      ...(['bias', 'lower', 'upper'] as const).map((name) =>
        repeats(
          name,
          levels[name],
          ['estimate', 'interval.lower', 'interval.upper'].map((column) => `agreement/${name}/${column}`),
        ),
      ),
    ]
  },
}
