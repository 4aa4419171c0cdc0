import type { ColumnType } from '#engine/frame/frame.ts'
import { type Facet, isChosen } from '../../../workers/facet.ts'

/** The condition of the rows that facets allow, as a stored formula; empty if they allow all. */
export function facetCondition(facets: readonly Facet[], typeOf: (column: string) => ColumnType | undefined): string {
  return facets
    .filter(isChosen)
    .flatMap((facet) => {
      const type = typeOf(facet.column)
      return type === undefined ? [] : conditionOf(facet, type)
    })
    .join(' and ')
}

function conditionOf({ column, values, low, high, text, missing }: Facet, type: ColumnType): string {
  const cell = `{${column}}`
  const write = (value: number | string) => literal(type, value)
  const parts = [
    ...(values.length > 0 ? [`${cell} in (${values.map(write).join(', ')})`] : []),
    ...(low === null ? [] : [`${cell} >= ${write(low)}`]),
    ...(high === null ? [] : [`${cell} <= ${write(high)}`]),
    ...(text === '' ? [] : [`contains(lower(${cell}), ${quoted(text.toLowerCase())})`]),
  ]
  const present = parts.join(' and ')
  if (!missing) return present
  return present === '' ? `is_missing(${cell})` : `(is_missing(${cell}) or ${present})`
}

function literal(type: ColumnType, value: number | string): string {
  if (typeof value === 'string') return quoted(value)
  if (type === 'number') return String(value)
  const iso = new Date(value).toISOString()
  return quoted(type === 'date' ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' '))
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, (sign) => `\\${sign}`)}"`
