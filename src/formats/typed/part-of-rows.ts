import type { TypedCells, TypedRows, Wanted } from './typed-file.ts'

/** The wanted part of rows that are all in memory. */
export function partOfRows(
  { rows, columns, remarks }: TypedRows,
  { columns: wanted, rows: most = rows }: Wanted,
): TypedRows {
  const end = Math.min(rows, most)
  return {
    rows: end,
    columns: columns.map((cells, place) => {
      if (!cells || (wanted && !wanted.has(place))) return null
      return end === rows ? cells : firstCells(cells, end)
    }),
    remarks,
  }
}

function firstCells(cells: TypedCells, end: number): TypedCells {
  if ('codes' in cells) return { codes: cells.codes.slice(0, end), dictionary: cells.dictionary }
  const { values, missingTags } = cells
  return { values: values.slice(0, end), ...(missingTags && { missingTags: missingTags.slice(0, end) }) }
}
