import type { BusyColumn } from '#catalog/kit/busy.ts'
import type { Frame, Measure, NumericColumn } from '#engine/frame/frame.ts'

const rows = 1_000_000

/**
 * The table that busy questions are asked of (`catalog/kit/busy.ts`): its values scatter without a generator, as the fractional parts of the
 * multiples of irrationals; one of its own for each column, or one column would tell the other.
 */
export function millionRows(): Frame {
  const columns: Readonly<Record<BusyColumn, readonly [Measure, (row: number) => number]>> = {
    amount: ['continuous', (i) => Math.exp(8 * part(i, Math.SQRT2))],
    size: ['continuous', (i) => part(i, Math.sqrt(3))],
    half: ['nominal', (i) => i % 2],
    quarter: ['nominal', (i) => Math.floor(4 * part(i, Math.sqrt(5)))],
    dozen: ['nominal', (i) => Math.floor(12 * part(i, Math.sqrt(7)))],
    grade: ['ordinal', (i) => Math.floor(5 * part(i, Math.sqrt(11)))],
    number: ['nominal', (i) => i],
    person: ['id', (i) => i >> 1],
  }
  return {
    rows,
    rowIds: Float64Array.from({ length: rows }, (_, i) => i),
    columns: Object.entries(columns).map(([name, [measure, at]]) => column(name, measure, at)),
  }
}

function part(i: number, irrational: number): number {
  return (i * irrational) % 1
}

function column(name: string, measure: Measure, at: (row: number) => number): NumericColumn {
  const values = Float64Array.from({ length: rows }, (_, i) => at(i))
  return { id: name, name, label: '', valueLabels: [], missingCodes: [], measure, type: 'number', values }
}
