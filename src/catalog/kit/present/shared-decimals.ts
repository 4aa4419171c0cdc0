import type { ColumnSpec, IntervalColumn } from '../outcome/columns.ts'
import type { Cell, IntervalCell } from '../outcome/outcome.ts'
import { type DisplaySettings, jointDecimals } from './format.ts'

/** The null value by the quantity of the limits: such intervals have the decimals of their estimates. */
const noEffect: ReadonlyMap<IntervalColumn['of'], number> = new Map([
  ['estimate', 0],
  ['ratio', 1],
])

interface RowCell {
  readonly cell: Cell | null
  readonly of: ColumnSpec
}

/**
 * The decimals of the cells of a row that share them: an interval and its estimate, the last one before it that is not a standard error.
 * Undefined for the others.
 */
export function sharedDecimals(cells: readonly RowCell[], settings: DisplaySettings): readonly (number | undefined)[] {
  const found: (number | undefined)[] = cells.map(() => undefined)
  for (const [k, { cell, of }] of cells.entries()) {
    if (of.kind !== 'interval' || !noEffect.has(of.of) || !isInterval(cell)) continue
    const owner = cells.findLastIndex((other, i) => i < k && other.of.kind === 'estimate' && other.of.isError !== true)
    const estimate = cells[owner]
    if (estimate?.of.kind !== 'estimate' || typeof estimate.cell !== 'number') continue
    const decimals = Math.max(
      jointDecimals(estimate.cell, cell.lower, cell.upper, settings, noEffect.get(of.of)),
      estimate.of.decimals ?? 0,
      found[owner] ?? 0,
    )
    found[k] = decimals
    found[owner] = decimals
  }
  return found
}

function isInterval(cell: Cell | null): cell is IntervalCell {
  return typeof cell === 'object' && cell !== null && !Array.isArray(cell) && 'lower' in cell
}
