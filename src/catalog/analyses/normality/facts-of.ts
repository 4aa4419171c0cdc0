import type { OptionsOf } from '../../kit/analysis.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { Explored } from './explore-variable.ts'
import type { Facts } from './facts.ts'

export function factsOf(
  explored: readonly Explored[],
  refs: readonly (LevelRef | null)[],
  { tests, formula, figures, confidence }: OptionsOf<typeof definition>,
): Facts {
  return {
    tests,
    formula,
    figures,
    confidence,
    variables: explored.map(({ variable, verdict, parts }) => ({
      variable,
      verdict,
      parts: parts.map(({ n, shape, tests: done }, g) => ({
        group: refs[g] ?? null,
        n,
        skewness: orEmpty(shape.skewness),
        skewnessError: orEmpty(shape.skewnessError),
        kurtosis: orEmpty(shape.kurtosis),
        kurtosisError: orEmpty(shape.kurtosisError),
        tests: done.flatMap(({ test, symbol, statistic, pValue }) =>
          Number.isNaN(pValue) ? [] : [{ test, symbol, statistic: orEmpty(statistic), p: orEmpty(pValue) }],
        ),
      })),
    })),
  }
}
