import type { OutlinedTable } from '#catalog/kit/present/present-table.ts'
import { aligned, Runs } from './cell-text.tsx'
import { roles } from './grid-roles.ts'

/** The head of a three-line table. */
export function TableHead({ head }: Pick<OutlinedTable, 'head'>) {
  return (
    <thead {...roles.group}>
      {head.map((row, i) => (
        <tr key={`head-${i}`} {...roles.row} aria-rowindex={i + 1}>
          {row.map((cell, column) => (
            <th
              key={`${column}${cell.text}`}
              {...roles.heading}
              scope="col"
              colSpan={cell.colSpan}
              rowSpan={cell.rowSpan}
              className={aligned[cell.align]}
            >
              <Runs runs={cell.runs} />
            </th>
          ))}
        </tr>
      ))}
    </thead>
  )
}
