import { memo } from 'react'
import type { PresentedRow } from '#catalog/kit/present/present-table.ts'
import { aligned, Breakable, Runs } from './cell-text.tsx'
import { roles } from './grid-roles.ts'

interface Props {
  row: PresentedRow
  /** Index in the body, from 0. */
  place: number
  /** The column of the row's tab stop, if it has that cell. */
  stop: number | undefined
  isChosen: boolean
  /** Whether numbers may continue below, at a bracket. */
  isDense: boolean
}

/** One row of a three-line table, rerendered only when one of its cells is selected or deselected. */
export const TableRow = memo(function TableRow({ row, place, stop, isChosen, isDense }: Props) {
  return (
    <tr {...roles.row} aria-rowindex={place + 2}>
      {row.cells.map((cell, column) => {
        const [only, second] = cell.runs
        const breaks = isDense && only !== undefined && second === undefined && !only.italic && !only.script
        return (
          <td
            key={`${column}${cell.text}`}
            {...roles.cell(isChosen && column === stop)}
            tabIndex={column === stop ? 0 : -1}
            data-place={`${place}.${column}`}
            className={`${aligned[cell.align]} ${column === 0 ? 'min-w-32' : cell.align === 'left' ? 'min-w-20' : breaks ? '' : 'whitespace-nowrap'}`}
            {...(column === 0 && row.depth > 0
              ? { style: { paddingInlineStart: `${0.75 + row.depth * 1.25}rem` } }
              : {})}
          >
            {breaks && cell.align !== 'left' ? <Breakable text={only.text} /> : <Runs runs={cell.runs} />}
          </td>
        )
      })}
    </tr>
  )
})
