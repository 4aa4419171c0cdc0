import type { Design } from './build-design.ts'
import { evaluatePart } from './evaluate-part.ts'
import type { LevelValue } from './plan-design.ts'

/** The row of the design, the intercept first, at these values of the variables; NaN where a covariate has none. */
export function designRow(
  { terms, factors, knots }: Pick<Design, 'terms' | 'factors' | 'knots'>,
  values: ReadonlyMap<string, LevelValue>,
): Float64Array {
  const products = terms.flatMap(({ columns }) => columns)
  const row = new Float64Array(products.length + 1).fill(1)
  for (const [k, product] of products.entries())
    for (const part of product)
      row[k + 1] =
        (row[k + 1] as number) * evaluatePart(part, values.get(part.variable) ?? Number.NaN, { factors, knots })
  return row
}
