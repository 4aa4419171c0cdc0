import type { Design } from './build-design.ts'
import { evaluatePart } from './evaluate-part.ts'
import type { LevelValue } from './plan-design.ts'

/**
 * The row of the design that an estimated marginal mean is predicted from (Searle, Speed and Milliken 1980): factors at the levels that are
 * given or averaged over all their levels with equal weights, covariates at their means. As the grid of the other factors is complete, the
 * average of a product is the product of the averages. Without polynomials and splines.
 */
export function averagedRow(
  { terms, factors, knots }: Design,
  levels: ReadonlyMap<string, LevelValue>,
  means: ReadonlyMap<string, number>,
): Float64Array {
  const variables = { factors, knots }
  const products = terms.flatMap(({ columns }) => columns)
  const row = new Float64Array(products.length + 1).fill(1)
  for (const [k, product] of products.entries())
    for (const part of product) {
      const of = factors[part.variable]?.levels
      const level = levels.get(part.variable)
      const at = of === undefined ? [means.get(part.variable) ?? Number.NaN] : level === undefined ? of : [level]
      const average = at.reduce<number>((sum, value) => sum + evaluatePart(part, value, variables), 0) / at.length
      row[k + 1] = (row[k + 1] as number) * average
    }
  return row
}
