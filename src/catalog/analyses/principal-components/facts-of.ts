import type { OptionsOf } from '../../kit/analysis.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { definition } from './definition.ts'
import { type Extracted, squares } from './extract.ts'
import type { Facts } from './facts.ts'

/** Minimum loading at which a variable is named with a component. */
const strong = 0.5

export function factsOf(
  { n, components, kept, loadings, isRotated, adequacy, sphericity }: Extracted,
  { variables, matrix, keep, share, simulations }: OptionsOf<typeof definition>,
): Facts {
  const { variances } = components
  const total = variances.reduce((sum, variance) => sum + variance, 0)
  const first = variances.subarray(0, kept)
  return {
    n,
    variables: variables.length,
    matrix,
    keep,
    share,
    simulations,
    isRotated,
    held: orEmpty(first.reduce((sum, variance) => sum + variance, 0) / total),
    components: loadings.map((column, k) => ({
      share: orEmpty(isRotated ? squares(column) / variables.length : (variances[k] as number) / total),
      strong: Array.from(column, (loading, j) => ({ variable: variables[j] ?? '', loading }))
        .filter(({ loading }) => Math.abs(loading) >= strong)
        .toSorted((a, b) => Math.abs(b.loading) - Math.abs(a.loading)),
    })),
    adequacy: orEmpty(adequacy.overall),
    sphericity: {
      statistic: orEmpty(sphericity.statistic),
      df: sphericity.df,
      p: orEmpty(sphericity.pValue),
    },
  }
}
