import type { Design } from '#engine/methods/design/build-design.ts'
import type { WaldTest } from '#engine/methods/inference/wald-tests.ts'
import type { TermCell } from '../outcome/outcome.ts'
import { cellInUnits, type EffectUnits, unitsOfCell } from './effect-units.ts'
import { coefficientCell } from './term-cells.ts'

/** On the scale of the linear predictor; all NaN for a coefficient that cannot be estimated. */
export interface WaldEstimate extends WaldTest {
  readonly cell: TermCell
  /** Index of its column. */
  readonly column: number
  /** Index of its term; -1 for the intercept. */
  readonly term: number
  /** The increment for which it is stated, by which the fitted coefficient is multiplied. */
  readonly per: number
}

/**
 * The coefficients of a design, the intercept first, with their columns and terms. For an increment other than one the estimate, its error and
 * its limits are multiplied; the test is the same.
 */
export function waldEstimates(
  { terms, termOf }: Pick<Design, 'terms' | 'termOf'>,
  tests: readonly WaldTest[],
  units: EffectUnits = {},
): readonly WaldEstimate[] {
  const cells = [{ product: [] }, ...terms.flatMap(({ columns }) => columns.map(coefficientCell))]
  return tests.map((test, column) => {
    const cell = cellInUnits(cells[column] ?? { product: [] }, units)
    const per = unitsOfCell(cell)
    return {
      cell,
      column,
      term: termOf[column] ?? -1,
      per,
      ...test,
      estimate: per * test.estimate,
      standardError: per * test.standardError,
      lower: per * test.lower,
      upper: per * test.upper,
    }
  })
}
