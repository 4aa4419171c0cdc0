import type { OptionsOf } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { DescribedCounts } from './describe-counts.ts'
import type { DescribedNumbers } from './describe-numbers.ts'
import type { CountFacts, Facts, NumberFacts } from './facts.ts'

type Groups = readonly (LevelRef | null)[]

export function factsOf(
  numbers: readonly DescribedNumbers[],
  counts: readonly DescribedCounts[],
  groups: Groups,
  { group, confidence, limits, replicates, seed, quartileType, formula, normality }: OptionsOf<typeof definition>,
): Facts {
  return {
    group,
    confidence,
    limits,
    replicates,
    seed,
    quartiles: quartileTypes[quartileType],
    formula,
    normality,
    numbers: numbers.map((one) => ofNumbers(one, groups)),
    counts: counts.map((one) => ofCounts(one, groups)),
  }
}

function ofNumbers({ variable, roughlyNormal, parts }: DescribedNumbers, groups: Groups): NumberFacts {
  return {
    variable,
    roughlyNormal,
    parts: parts.map(
      ({ missing, moments: { n, mean, sd }, interval, quartiles: { p25, median, p75 }, medianInterval }, g) => ({
        group: groups[g] ?? null,
        n,
        missing,
        mean: orEmpty(mean),
        interval: limitsOrEmpty(interval),
        sd: orEmpty(sd),
        median: orEmpty(median),
        medianInterval: limitsOrEmpty(medianInterval),
        p25: orEmpty(p25),
        p75: orEmpty(p75),
      }),
    ),
  }
}

function ofCounts({ variable, levels, parts }: DescribedCounts, groups: Groups): CountFacts {
  return {
    variable,
    parts: parts.map(({ n, missing, counts }, g) => {
      const top = counts.indexOf(Math.max(...counts))
      const level = levels[top]
      const count = counts[top] ?? 0
      const most = level === undefined || n === 0 ? null : { level: { variable, level }, n: count, fraction: count / n }
      return { group: groups[g] ?? null, n, missing, most }
    }),
  }
}
