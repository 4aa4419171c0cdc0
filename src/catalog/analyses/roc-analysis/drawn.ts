import { rocQuantities } from '../../kit/accuracy/drawn-roc.ts'
import type { RocFigure } from '../../kit/accuracy/roc-plot.ts'
import { answered, type Drawn, inR, repeats, within } from '../../kit/figures/drawn.ts'
import type { definition } from './definition.ts'

export const drawn: Drawn<typeof definition> = {
  roc: ({ confidence, curves, rule }: RocFigure, { options }) => [
    answered('confidence', confidence, options.confidence),
    ...curves.flatMap(({ variable, falsePositive, truePositive, area, cutOff, cases }) => {
      const k = options.markers.indexOf(variable ?? '') + 1
      const row = `cutOffs/${variable}/${rule}`
      return within(variable ?? '-', [
        ...(cases === undefined
          ? []
          : [
              inR('cases.n', cases.n, `sum(known[[${k}]])`),
              inR('cases.events', cases.events, `sum(event[known[[${k}]]])`),
            ]),
        repeats('area', area.value, `areas/${variable}/area`),
        repeats('area.lower', area.lower, `areas/${variable}/interval.lower`),
        repeats('area.upper', area.upper, `areas/${variable}/interval.upper`),
        ...rocQuantities({ falsePositive, truePositive }, `markers[[${k}]][known[[${k}]]]`, `event[known[[${k}]]]`),
        ...(cutOff === null
          ? []
          : [
              repeats('cutOff', cutOff.value, `${row}/cutOff`),
              repeats('sensitivity', cutOff.sensitivity, `${row}/sensitivity`),
              repeats('specificity', cutOff.specificity, `${row}/specificity`),
            ]),
      ])
    }),
  ],
}
