import { columnInfo } from '../data-dictionary.ts'
import { orderByNumber } from '../number-in-front.ts'
import type { CategoryOrder } from '../options/category-order.ts'
import { rVector } from './r-code.ts'
import type { ScriptData } from './r-script.ts'

/** The R expression of the places of the levels of a variable in their order; `counts`: that of their counts. */
export function rCategoryPlaces(order: CategoryOrder, data: ScriptData, id: string, counts: string): string {
  if (order === 'stored') return `seq_along(${counts})`
  if (order === 'count') return `order(-${counts})`
  const column = columnInfo(data, id)
  const names = (column?.levels ?? []).map(
    (value) => column?.valueLabels.find((entry) => entry.value === value)?.label ?? String(value),
  )
  return rVector(orderByNumber(names).map((k) => k + 1))
}
