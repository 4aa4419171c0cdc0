import type { ForestData } from './data.ts'

/** A line of the figure: a heading, or a row of the table by its index. */
export type ForestLine = { readonly heading: string } | { readonly row: number; readonly indented: boolean }

/** A heading precedes each change of its text; a summary has its own. */
export function linesOf({ rows }: Pick<ForestData, 'rows'>): readonly ForestLine[] {
  let last: string | null = null
  return rows.flatMap(({ heading, isSummary }, row): ForestLine[] => {
    if (isSummary) {
      last = null
      return [{ row, indented: false }]
    }
    const begins = heading !== null && heading !== '' && heading !== last
    last = heading
    return [...(begins ? [{ heading }] : []), { row, indented: heading !== null && heading !== '' }]
  })
}
