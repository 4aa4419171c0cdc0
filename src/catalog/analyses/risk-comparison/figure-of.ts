import type { Estimate } from '#engine/methods/proportions/compare-risks.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { limitsOrEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric, type OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { Compared } from './compare.ts'
import type { definition } from './definition.ts'
import type { ComparisonFigure } from './plot.ts'

type Options = OptionsOf<typeof definition>

export function figureOf(compared: readonly Compared[], options: Options): OutcomeFigure {
  const { confidence, figure, aim, margin, eventIs } = options
  const equivalence = aim === 'equivalence'
  const sides = [
    ...(equivalence || eventIs === 'benefit' ? [-1] : []),
    ...(equivalence || eventIs === 'harm' ? [1] : []),
  ]
  const data: ComparisonFigure = {
    measure: figure,
    confidence,
    margins: margin === null || figure !== 'difference' ? [] : sides.map((side) => side * margin),
    rows: compared.map((one) => {
      const { estimate, interval } = shown(one, options)
      const { variable, group, risk, reference } = one
      return {
        variable,
        group,
        risk,
        reference: reference.group,
        referenceRisk: reference.risk,
        estimate: numeric(estimate),
        ...limitsOrEmpty(interval),
      }
    }),
  }
  return { id: figure, of: figure, data }
}

function shown({ effects, differences, exactOdds }: Compared, { figure, odds: [odds] }: Options): Estimate {
  if (figure === 'risk-ratio') return effects.riskRatio
  if (figure === 'odds-ratio') return odds === 'exact' && exactOdds ? exactOdds : effects.oddsRatio
  const { estimate, interval } = effects.difference
  return { estimate, interval: differences[0]?.interval ?? interval }
}
