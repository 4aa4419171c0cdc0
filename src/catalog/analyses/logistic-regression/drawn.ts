import { rocCases, rocQuantities } from '../../kit/accuracy/drawn-roc.ts'
import { answered, type Drawn, inR, repeats } from '../../kit/figures/drawn.ts'
import type { ForestFigure } from '../../kit/figures/forest-plot.ts'
import { forestQuantities } from '../../kit/models/drawn-models.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import type { NomogramFigure } from '../../kit/models/nomogram-figure.ts'
import { effectQuantities } from '../../kit/models/r-effects.ts'
import { isCounted } from '../../kit/models/r-model.ts'
import { nomogramQuantities } from '../../kit/models/r-nomogram.ts'
import type { definition } from './definition.ts'
import { intervalsOf } from './options-of.ts'
import type { CalibrationFigure, RocFigure } from './plot.ts'

export const drawn: Drawn<typeof definition> = {
  effect: (data: EffectFigure, asked) => effectQuantities(data, asked),
  nomogram: (data: NomogramFigure, { data: of, options }) =>
    nomogramQuantities(data, of, `${options.outcome}=${String(options.event)}`, (_, values) => `qlogis(${values})`),
  ratios: (data: ForestFigure, { options }) =>
    forestQuantities(data, options, `${options.outcome}=${String(options.event)}`, {
      estimate: 'ratio',
      interval: intervalsOf(options) === 'profile' ? 'profile' : 'interval',
    }),
  roc: ({ falsePositive, truePositive, confidence, area, cases }: RocFigure, { options, data }) => [
    answered('confidence', confidence, options.confidence),
    ...rocCases(cases, [
      `fit/${options.outcome}=${String(options.event)}/n`,
      `fit/${options.outcome}=${String(options.event)}/events`,
    ]),
    repeats('area', area.value, 'performance/area/value'),
    repeats('area.lower', area.lower, 'performance/area/interval.lower'),
    repeats('area.upper', area.upper, 'performance/area/interval.upper'),
    ...rocQuantities({ falsePositive, truePositive }, 'p10', 'y == 1', isCounted(data) ? 'w' : undefined),
  ],
  calibration: ({ groups }: CalibrationFigure) => [
    inR(
      'n',
      groups.map(({ n }) => n),
      'size',
    ),
    inR(
      'observed',
      groups.map(({ observed }) => observed),
      'observed / size',
    ),
    inR(
      'expected',
      groups.map(({ expected }) => expected),
      'expected / size',
    ),
  ],
}
