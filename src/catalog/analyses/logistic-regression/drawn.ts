import { rocCases, rocQuantities } from '../../kit/accuracy/drawn-roc.ts'
import { answered, type Drawn, inR, repeats } from '../../kit/figures/drawn.ts'
import type { ForestFigure } from '../../kit/figures/forest-plot.ts'
import { forestQuantities } from '../../kit/models/drawn-models.ts'
import type { EffectFigure } from '../../kit/models/effect-figure.ts'
import type { NomogramFigure } from '../../kit/models/nomogram-figure.ts'
import { effectQuantities } from '../../kit/models/r-effects.ts'
import { isCounted } from '../../kit/models/r-model.ts'
import { nomogramQuantities } from '../../kit/models/r-nomogram.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import type { definition } from './definition.ts'
import { intervalsOf } from './options-of.ts'
import type { RocFigure } from './plot.ts'
import type { CalibrationFigure } from './plot-calibration.ts'

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
  calibration: (figure: CalibrationFigure, { options, data }) => {
    const { groups, smooth, risks, area, brier, confidence = 0 } = figure
    const limit = (which: 1 | 2) =>
      `mapply(function(x, n) suppressWarnings(prop.test(x, n, conf.level = ${rNumber(options.confidence)}, correct = FALSE))$conf.int[${which}], observed, size)`
    const counted = isCounted(data)
    // the row of each case, numbered from 0 along the rows
    const cases = counted
      ? 'pmin(findInterval(seq_len(ceiling(sum(w))) - 1, cumsum(w)) + 1, length(w))'
      : 'seq_along(y)'
    const ofSmooth = (coordinate: 'x' | 'y') =>
      [
        `local({ i <- ${cases}; s <- lowess(p10[i], y[i], f = 2 / 3, iter = 0)`,
        'at <- which(!duplicated(s$x))',
        'm <- min(length(at), 501)',
        `s$${coordinate}[at[floor((seq_len(m) - 1) * (length(at) - 1) / (m - 1)) + 1]] })`,
      ].join('; ')
    const inClasses = (value: 0 | 1) =>
      `as.vector(tapply(${counted ? 'w * ' : ''}(y == ${value}), factor(pmin(floor(p10 * 100), 99), 0:99), sum, default = 0))`
    return [
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
      inR(
        'lower',
        groups.map(({ lower = Number.NaN }) => lower),
        limit(1),
      ),
      inR(
        'upper',
        groups.map(({ upper = Number.NaN }) => upper),
        limit(2),
      ),
      ...(smooth ? [inR('smooth.x', smooth.x, ofSmooth('x')), inR('smooth.y', smooth.y, ofSmooth('y'))] : []),
      inR('risks.events', risks?.events ?? [], inClasses(1)),
      inR('risks.others', risks?.others ?? [], inClasses(0)),
      answered('confidence', confidence, options.confidence),
      repeats('area', area?.value ?? null, 'performance/area/value'),
      repeats('area.lower', area?.lower ?? null, 'performance/area/interval.lower'),
      repeats('area.upper', area?.upper ?? null, 'performance/area/interval.upper'),
      repeats('brier', brier ?? null, 'performance/brier/value'),
    ]
  },
}
