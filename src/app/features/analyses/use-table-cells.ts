import type { KeyboardEvent } from 'react'
import type { PresentedTable } from '#catalog/kit/present-table.ts'
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

/** Makes the cells of a table places to go to with the arrow keys or a tap, where Ctrl+C copies the one cell. */
export function useTableCells(
  table: PresentedTable,
  chosen: CellPlace | undefined,
  choose: (place: CellPlace) => void,
) {
  const copy = useCopyText()
  // one stop for the tab key: the chosen cell, or the first
  const stop = chosen ?? { row: 0, column: 0 }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const move = moves[event.key]
    if (move && chosen) {
      const row = Math.min(Math.max(chosen.row + move[0], 0), table.body.length - 1)
      const column = Math.min(Math.max(chosen.column + move[1], 0), (table.body[row]?.cells.length ?? 1) - 1)
      event.currentTarget.querySelector<HTMLElement>(`[data-place="${row}.${column}"]`)?.focus()
      event.preventDefault()
    }
    const wholeSelection = getSelection()?.isCollapsed !== false
    if (event.key === 'c' && (event.ctrlKey || event.metaKey) && chosen && wholeSelection) {
      void copy(table.body[chosen.row]?.cells[chosen.column]?.text ?? '')
      event.preventDefault()
    }
  }
  return {
    table: { role: 'grid', 'aria-label': table.title, 'aria-readonly': true, onKeyDown } as const,
    cell: (place: CellPlace) => {
      const here = place.row === stop.row && place.column === stop.column
      return {
        role: 'gridcell',
        tabIndex: here ? 0 : -1,
        'data-place': `${place.row}.${place.column}`,
        'aria-selected': chosen !== undefined && here,
        onFocus: () => choose(place),
      } as const
    },
  }
}
