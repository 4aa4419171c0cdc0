import { answered, type Drawn, repeats, within } from '../../kit/figures/drawn.ts'
import { groupInR, sampleQuantities } from '../../kit/figures/drawn-box.ts'
import { rColumn } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'
import type { DistributionFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  distribution: ({ variable, confidence, p, groups }: DistributionFigure, { options, data }) => {
    const { tests } = options
    const lead = tests.includes('welch') ? 'welch' : tests.includes('student') ? 'student' : 'mann-whitney'
    return [
      answered('confidence', confidence, options.confidence),
      repeats('p', p, `tests/${variable}/${lead}/p`),
      ...groups.flatMap((box, g) =>
        within(`groups[${g}]`, sampleQuantities(box, groupInR(rColumn(data, variable), g), options)),
      ),
    ]
  },
}
