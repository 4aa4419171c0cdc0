import { answered, type Drawn, repeats, within } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { RateFigure, RatioFigure } from './plot.ts'

/** For each figure, the source of each of its numbers. */
export const drawn: Drawn<typeof definition> = {
  rate: ({ confidence, rate, reference, lines }: RateFigure, { options }) => [
    answered('confidence', confidence, options.confidence),
    ...(reference === null ? [] : [answered('reference', reference, options.reference)]),
    repeats('rate', rate, `rates/${options.events}/rate`),
    ...limits(lines, `rates/${options.events}`),
  ],
  ratio: ({ confidence, ratio, lines }: RatioFigure, { options }) => [
    answered('confidence', confidence, options.confidence),
    repeats('ratio', ratio, `ratios/${options.events}/ratio`),
    ...limits(lines, `ratios/${options.events}`),
  ],
}

function limits(lines: RateFigure['lines'], row: string) {
  return lines.flatMap(({ method, lower, upper }) =>
    within(method, [
      repeats('lower', lower, `${row}/${method}.lower`),
      repeats('upper', upper, `${row}/${method}.upper`),
    ]),
  )
}
