import type { FocusEvent, KeyboardEvent } from 'react'
import type { OutlinedTable } from '#catalog/kit/present/present-table.ts'
import { useCopyText } from '../../outcome/use-copy-text.ts'

export interface CellPlace {
  readonly row: number
  readonly column: number
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Makes a table a grid whose cells, marked by `data-place`, are selected with the arrow keys or a tap, and in which Ctrl+C copies the selected
 * cell.
 */
export function useTableCells(table: OutlinedTable, chosen: CellPlace | undefined, choose: (place: CellPlace) => void) {
  const copy = useCopyText()
  const cellsOf = (row: number) => (row < table.rows ? table.row(row).cells : [])
  const onFocus = ({ target }: FocusEvent<HTMLTableElement>) => {
    const place = target.dataset.place?.split('.').map(Number)
    if (place) choose({ row: place[0] ?? 0, column: place[1] ?? 0 })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const move = moves[event.key]
    if (move && chosen) {
      const row = Math.min(Math.max(chosen.row + move[0], 0), table.rows - 1)
      const column = Math.min(Math.max(chosen.column + move[1], 0), cellsOf(row).length - 1)
      const cell = event.currentTarget.querySelector<HTMLElement>(`[data-place="${row}.${column}"]`)
      cell?.focus({ preventScroll: true })
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' }) // focusing alone leaves a cell cut off at the edge
      event.preventDefault()
    }
    const wholeSelection = getSelection()?.isCollapsed !== false
    if (event.key === 'c' && (event.ctrlKey || event.metaKey) && chosen && wholeSelection) {
      void copy(cellsOf(chosen.row)[chosen.column]?.text ?? '')
      event.preventDefault()
    }
  }
  return {
    role: 'grid',
    'aria-label': table.title,
    'aria-readonly': true,
    'aria-rowcount': table.head.length + table.rows,
    onFocus,
    onKeyDown,
  } as const
}
