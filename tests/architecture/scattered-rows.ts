import type { WorkloadColumn } from '#catalog/kit/workload.ts'
import { dayMs } from '#engine/frame/calendar.ts'
import type { Frame, Measure, NumericColumn } from '#engine/frame/frame.ts'

type Column = readonly [Measure, at: (row: number) => number, type?: NumericColumn['type']]

/**
 * The table for the workload questions (`catalog/kit/workload.ts`), with a given number of rows: its values scatter without a generator, as
 * the fractional parts of the multiples of irrationals; each column has its own, or the columns would determine each other.
 */
export function scatteredRows(rows: number): Frame {
  const amount = (i: number) => Math.exp(8 * part(i, Math.SQRT2))
  const columns: Readonly<Record<WorkloadColumn, Column>> = {
    amount: ['continuous', amount],
    size: ['continuous', (i) => part(i, Math.sqrt(3))],
    half: ['nominal', (i) => i % 2],
    quarter: ['nominal', (i) => Math.floor(4 * part(i, Math.sqrt(5)))],
    dozen: ['nominal', (i) => Math.floor(12 * part(i, Math.sqrt(7)))],
    grade: ['ordinal', (i) => Math.floor(5 * part(i, Math.sqrt(11)))],
    number: ['nominal', (i) => i],
    person: ['id', (i) => i >> 1],
    entered: ['continuous', (i) => amount(i) * part(i, Math.sqrt(13))],
    begun: ['continuous', (i) => dayMs * Math.floor(10_000 * part(i, Math.sqrt(17))), 'date'],
    ended: ['continuous', (i) => dayMs * (10_000 + 5000 * part(i, Math.sqrt(19))), 'datetime'],
  }
  return {
    rows,
    rowIds: Float64Array.from({ length: rows }, (_, i) => i),
    columns: Object.entries(columns).map(([name, of]) => column(name, rows, of)),
  }
}

function part(i: number, irrational: number): number {
  return (i * irrational) % 1
}

function column(name: string, rows: number, [measure, at, type = 'number']: Column): NumericColumn {
  const values = Float64Array.from({ length: rows }, (_, i) => at(i))
  return { id: name, name, label: '', valueLabels: [], missingCodes: [], missingRanges: [], measure, type, values }
}
