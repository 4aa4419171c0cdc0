import { answered, type Drawn, repeats } from '../../kit/figures/drawn.ts'
import { sampleQuantities } from '../../kit/figures/drawn-box.ts'
import { rColumn } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'
import type { ValuesFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  values: ({ variable, reference, confidence, p, box }: ValuesFigure, { options, data }) => {
    const { tests } = options
    const lead = (['t', 'wilcoxon'] as const).find((test) => tests.includes(test)) ?? 'sign'
    const values = `local({ y <- ${rColumn(data, variable)}; y[complete & is.finite(y)] })`
    return [
      answered('reference', reference, options.reference),
      answered('confidence', confidence, options.confidence),
      repeats('p', p, `tests/${variable}/${lead}/p`),
      ...sampleQuantities(box, values, options),
    ]
  },
}
