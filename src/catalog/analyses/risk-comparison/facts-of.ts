import type { Estimate } from '#engine/methods/proportions/compare-risks.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { limitsOrEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { Compared } from './compare.ts'
import type { definition } from './definition.ts'
import type { ComparisonFacts, EstimateFacts, Facts, NntFacts } from './facts.ts'
import { minCount } from './rows.ts'

type Options = OptionsOf<typeof definition>

export function factsOf(compared: readonly Compared[], options: Options): Facts {
  const { confidence, eventIs, nnt, margin, aim, input } = options
  return {
    confidence,
    eventIs,
    method: options.difference[0] ?? 'newcombe',
    odds: options.odds[0] ?? null,
    nnt,
    margin,
    aim,
    missing: input === 'counts' ? null : options.missing,
    comparisons: compared.map((one) => comparison(one, options)),
  }
}

function comparison(one: Compared, { odds: [odds] }: Options): ComparisonFacts {
  const { variable, event, group, risk, reference, effects, differences, exactOdds, margin } = one
  const interval = differences[0]?.interval ?? effects.difference.interval
  const byFisher = minCount(one) < 5
  return {
    variable,
    event,
    group: { group, ...risk },
    reference: { group: reference.group, ...reference.risk },
    difference: estimated({ estimate: effects.difference.estimate, interval }),
    riskRatio: estimated(effects.riskRatio),
    oddsRatio: odds === undefined ? null : estimated(odds === 'exact' && exactOdds ? exactOdds : effects.oddsRatio),
    nnt: needed(one),
    test: byFisher ? 'fisher' : 'pearson',
    p: numeric(byFisher ? one.fisher : one.pearson.pValue),
    margin: margin === undefined ? null : { isWithin: margin.isWithin, p: numeric(margin.score.pValue) },
  }
}

function estimated({ estimate, interval }: Estimate): EstimateFacts {
  return { estimate: numeric(estimate), interval: limitsOrEmpty(interval) }
}

function needed({ needed: { benefit, harm } }: Compared): NntFacts {
  const side = benefit?.estimate != null ? 'benefit' : harm?.estimate != null ? 'harm' : null
  return {
    side,
    estimate: benefit?.estimate ?? harm?.estimate ?? null,
    benefit: benefit && limitsOrEmpty(benefit.interval),
    harm: harm && limitsOrEmpty(harm.interval),
  }
}
