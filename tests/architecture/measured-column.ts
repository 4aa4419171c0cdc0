import type { ExampleColumn } from '#catalog/kit/example.ts'

export type MeasuredColumn = ExampleColumn & { readonly values: readonly (number | null)[] }

/** A column of measurements: numbers on a continuous scale, neither codes nor dates. */
export function isMeasured(column: ExampleColumn): column is MeasuredColumn {
  const { type, measure, values } = column
  return (
    measure === 'continuous' &&
    type === undefined &&
    values.every((value: number | string | null) => typeof value !== 'string')
  )
}
