import type { OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import type { Check, LevelRef, Notice, Params } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type ExaminedPair, reported } from './examine.ts'
import { minRows } from './read-ratings.ts'

/** If one category has this proportion of the ratings, kappa tends to be low. */
const maxInOne = 0.8

/**
 * Large-sample intervals need 2 k² rows (Cicchetti, Appl Psychol Meas 1981;5:101) and prevalences that are not extreme. With several pairs, the
 * worst is checked.
 */
export function checksOf(pairs: readonly ExaminedPair[], categories: readonly LevelRef[]): readonly Check[] {
  const min = 2 * categories.length ** 2
  const [fewest] = pairs.toSorted((a, b) => a.n - b.n)
  const [commonest] = pairs.toSorted((a, b) => b.commonest.share - a.commonest.share)
  if (fewest === undefined || commonest === undefined) return []
  const typed = fewest.first === null ? 'typed-' : ''
  const size = fewest.n >= min ? 'met' : 'doubtful'
  const { share, category } = commonest.commonest
  const prevalence = share <= maxInOne ? 'met' : 'doubtful'
  return [
    { code: `${typed}size-${size}`, result: size, params: { ...membersOf(fewest), n: fewest.n, min } },
    {
      code: `${typed}prevalence-${prevalence}`,
      result: prevalence,
      params: {
        ...membersOf(commonest),
        share: { fraction: share },
        limit: { fraction: maxInOne },
        category: categories[category] ?? '',
      },
    },
  ]
}

export function noticesOf(
  pairs: readonly ExaminedPair[],
  { weights }: OptionsOf<typeof definition>,
  lacksComplete: boolean,
): readonly Notice[] {
  return [
    ...pairs.flatMap((pair) => {
      const typed = pair.first === null
      const { kappa, standardError } = reported(pair, weights)
      if (Number.isNaN(kappa))
        return [warning(definition, typed ? 'typed-kappa-undefined' : 'kappa-undefined', membersOf(pair))]
      if (standardError > 0) return []
      if (kappa < 1) return [warning(definition, typed ? 'typed-constant-rater' : 'constant-rater', membersOf(pair))]
      return [notice(definition, typed ? 'typed-perfect-agreement' : 'perfect-agreement', membersOf(pair))]
    }),
    ...(lacksComplete ? [warning(definition, 'no-complete-rows', { min: minRows })] : []),
  ]
}

function membersOf({ first, second }: ExaminedPair): Params {
  return first === null || second === null ? {} : { first: { variable: first }, second: { variable: second } }
}
