import type { Design } from '#engine/methods/design/build-design.ts'
import type { WaldTest } from '#engine/methods/wald-tests.ts'
import type { TermCell } from './outcome.ts'
import { coefficientCell } from './term-cells.ts'

/** On the scale of the linear predictor; a coefficient that cannot be estimated is NaN throughout. */
export interface WaldEstimate extends WaldTest {
  readonly cell: TermCell
  /** Index of its column. */
  readonly column: number
  /** Index of its term; -1 for the intercept. */
  readonly term: number
}

/** The coefficients of a design, the intercept first, with what they belong to. */
export function waldEstimates(
  { terms, termOf }: Pick<Design, 'terms' | 'termOf'>,
  tests: readonly WaldTest[],
): readonly WaldEstimate[] {
  const cells = [{ product: [] }, ...terms.flatMap(({ columns }) => columns.map(coefficientCell))]
  return tests.map((test, column) => ({
    cell: cells[column] ?? { product: [] },
    column,
    term: termOf[column] ?? -1,
    ...test,
  }))
}
