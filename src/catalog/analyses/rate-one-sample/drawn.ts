import { answered, type Drawn, repeats, within } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'
import type { RateFigure, RatioFigure } from './plot.ts'

/** For each figure, the source of each of its numbers. */
export const drawn: Drawn<typeof definition> = {
  rate: ({ confidence, events, rate, reference, lines }: RateFigure, { options }) => [
    answered('confidence', confidence, options.confidence),
    ...(reference === null ? [] : [answered('reference', reference, options.reference)]),
    ...eventsOf(events, options.events),
    repeats('rate', rate, `rates/${options.events}/rate`),
    ...limits(lines, `rates/${options.events}`),
  ],
  ratio: ({ confidence, events, ratio, lines }: RatioFigure, { options }) => [
    answered('confidence', confidence, options.confidence),
    ...eventsOf(events, options.events),
    repeats('ratio', ratio, `ratios/${options.events}/ratio`),
    ...limits(lines, `ratios/${options.events}`),
  ],
}

function eventsOf(events: RateFigure['events'], variable: string) {
  return events === undefined ? [] : [repeats('events', events, `rates/${variable}/events`)]
}

function limits(lines: RateFigure['lines'], row: string) {
  return lines.flatMap(({ method, lower, upper }) =>
    within(method, [
      repeats('lower', lower, `${row}/${method}.lower`),
      repeats('upper', upper, `${row}/${method}.upper`),
    ]),
  )
}
