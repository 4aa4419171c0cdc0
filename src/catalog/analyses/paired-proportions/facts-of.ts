import type { CochranQ } from '#engine/methods/proportions/cochran-q.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import { type ExaminedPair, pOf, type SymmetryTest } from './examine.ts'
import type { Facts, PairFacts } from './facts.ts'
import type { Measured, Measurement } from './read-measurements.ts'

export function factsOf(
  { confidence, input, adjust, missing }: OptionsOf<typeof definition>,
  { measurements, question, pairs }: Measured,
  examined: readonly ExaminedPair[],
  tested: readonly SymmetryTest[],
  q: CochranQ | undefined,
): Facts {
  return {
    question,
    confidence,
    adjust: pairs.length > 1 ? adjust : null,
    missing: input === 'counts' ? null : missing,
    overall:
      q === undefined || pairs.length < 2
        ? null
        : { n: q.n, measurements: measurements.length, statistic: numeric(q.statistic), p: numeric(q.pValue) },
    pairs: examined.map((pair) => pairFacts(pair, measurements)),
    symmetries: tested.map(({ first, second, n, changed, test, adjusted }) => ({
      first,
      second,
      n,
      changed,
      statistic: numeric(test.statistic),
      df: test.df,
      p: numeric(adjusted ?? test.pValue),
    })),
  }
}

function pairFacts(pair: ExaminedPair, measurements: readonly Measurement[]): PairFacts {
  const { first, second, n, cells, difference, headline, tests, adjusted } = pair
  const eventOf = (id: string | null) => measurements.find(({ variable }) => variable === id)?.event ?? null
  return {
    first: eventOf(first),
    second: eventOf(second),
    n,
    proportions: [(cells.both + cells.firstOnly) / n, (cells.both + cells.secondOnly) / n],
    difference: difference.estimate,
    interval: difference.interval,
    firstOnly: cells.firstOnly,
    secondOnly: cells.secondOnly,
    test: headline,
    p: numeric(adjusted?.[headline] ?? pOf(tests, headline)),
  }
}
