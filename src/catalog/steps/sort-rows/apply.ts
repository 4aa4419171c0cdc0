import { uninterrupted } from '#engine/checkpoint.ts'
import { stableOrder } from '#engine/frame/ascending-order.ts'
import { type Column, columnById, type TextColumn } from '#engine/frame/frame.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, keptRows } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = async (frame, { keys }, { checkpoint = uninterrupted }) => {
  const ranks: Float64Array[] = []
  for (const { column: id, descending } of keys) {
    const column = columnById(frame, id)
    if (column === undefined) return broken('column-missing', { column: id }, 'keys')
    // missing values come last in either direction
    for (const of of sortRanks(usable(column))) ranks.push(descending ? of.map((rank) => -rank) : of)
  }
  let positions: Int32Array = Int32Array.from({ length: frame.rows }, (_, row) => row)
  // by the last key first: each sort leaves equal rows in their order
  for (const of of ranks.toReversed()) positions = await stableOrder(of, positions, checkpoint)
  return keptRows(positions)
}

export function reads({ keys }: StepOptionsOf<typeof definition>): readonly string[] {
  return keys.map(({ column }) => column)
}

/** The sort keys of a column: for an ordinal variable first the index of its value among the labels; values without a label come last. */
function sortRanks(column: Column): Float64Array[] {
  const own = column.type === 'text' ? textRanks(column) : column.values
  if (column.measure !== 'ordinal' || column.valueLabels.length === 0) return [own]
  const place = new Map(column.valueLabels.map(({ value }, k) => [String(value), k]).toReversed() as [string, number][])
  const last = column.valueLabels.length
  if (column.type === 'text') {
    const places = column.dictionary.map((text) => place.get(text) ?? last)
    return [Float64Array.from(column.codes, (code) => (code < 0 ? Number.NaN : (places[code] as number))), own]
  }
  return [column.values.map((v) => (Number.isNaN(v) ? v : (place.get(String(v)) ?? last))), own]
}

/** Ranks by code points, which do not depend on the locale. */
function textRanks({ dictionary, codes }: TextColumn): Float64Array {
  const order = dictionary.map((text, k) => ({ points: Array.from(text, (c) => c.codePointAt(0) as number), k }))
  order.sort((a, b) => {
    const length = Math.min(a.points.length, b.points.length)
    for (let i = 0; i < length; i++) {
      const difference = (a.points[i] as number) - (b.points[i] as number)
      if (difference !== 0) return difference
    }
    return a.points.length - b.points.length
  })
  const rank = new Float64Array(dictionary.length)
  for (const [r, { k }] of order.entries()) rank[k] = r
  return Float64Array.from(codes, (code) => (code < 0 ? Number.NaN : (rank[code] as number)))
}
