import { answered, type Drawn, inR, repeats } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { WidthFigure } from './plot.ts'

const steps = 120

export const drawn: Drawn<typeof definition> = {
  width: ({ sizes, widths, chosen, asked }: WidthFigure, { options }) => {
    const even = `local({ low <- max(least * design_effect + 1, 0.3 * needed[1]); high <- max(2 * needed[1], low + 4); low + (high - low) * 0:${steps} / ${steps} })`
    return [
      inR('sizes', sizes, `sapply(${even}, function(n) sum(sizes_of(n)))`),
      inR('widths', widths, `sapply(${even}, function(n) half_width(sizes_of(n / design_effect)))`),
      inR('chosen.size', chosen.size, 'sum(needed)'),
      repeats('chosen.width', chosen.width, `precision/${options.solveFor}/width`),
      ...(asked === null ? [] : [answered('asked', asked, options.width)]),
    ]
  },
}
