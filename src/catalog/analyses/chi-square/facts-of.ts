import type { Estimate } from '#engine/methods/proportions/compare-risks.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { limitsOrEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { Facts, Ratio, Statistic, TableFacts } from './facts.ts'
import { risksAt, type Tested } from './test-table.ts'

export function factsOf(tables: readonly Tested[], options: OptionsOf<typeof definition>): Facts {
  return {
    confidence: options.confidence,
    rule: options.headline === 'auto' ? 'auto' : 'chosen',
    missing: options.input === 'counts' ? null : options.missing,
    tables: tables.map((table) => ofTable(table, options.effectSizes)),
  }
}

function ofTable(table: Tested, effectSizes: boolean): TableFacts {
  const { variable, total, rows, columns, event, headline, v, risks, reference, trend } = table
  const against = rows[reference]
  return {
    variable,
    n: total,
    groups: rows,
    event: event === null ? null : (columns[event] ?? null),
    risks: risksAt(table).flatMap((risk, i) => {
      const group = rows[i]
      return group === undefined ? [] : [{ group, ...risk }]
    }),
    test: headline.test,
    statistic: statisticOf(table),
    p: numeric(headline.p),
    v: effectSizes ? { estimate: numeric(v.corrected), interval: limitsOrEmpty(v.interval) } : null,
    comparisons: effectSizes
      ? risks.flatMap(({ row, comparison }) => {
          const group = rows[row]
          if (group === undefined || against === undefined) return []
          const { difference, riskRatio, oddsRatio } = comparison
          return [
            {
              group,
              reference: against,
              difference: ratio(difference),
              riskRatio: ratio(riskRatio),
              oddsRatio: ratio(oddsRatio),
            },
          ]
        })
      : [],
    trend: trend === undefined ? null : { value: numeric(trend.statistic), df: trend.df, p: numeric(trend.pValue) },
  }
}

/** Statistic of the test that the reading reports. */
function statisticOf({ headline, pearson, yates, likelihoodRatio }: Tested): Statistic | null {
  const tests = {
    pearson,
    yates,
    'likelihood-ratio': likelihoodRatio,
    fisher: undefined,
    'fisher-simulated': undefined,
  }
  const made = tests[headline.test]
  return made === undefined ? null : { value: numeric(made.statistic), df: made.df }
}

function ratio({ estimate, interval }: Estimate): Ratio {
  return { estimate: numeric(estimate), interval: limitsOrEmpty(interval) }
}
