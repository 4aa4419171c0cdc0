import '@glideapps/glide-data-grid/dist/index.css'
import {
  CompactSelection,
  DataEditor,
  type DataEditorRef,
  type DrawHeaderCallback,
  type GridCell,
  GridCellKind,
  type GridColumn,
  type GridSelection,
  type Item,
} from '@glideapps/glide-data-grid'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { ColumnSummaries } from '../../opened/column-summaries.ts'
import { theme } from '../../state/theme.ts'
import { ask } from '../../workers/bridge.ts'
import type { OpenedDataset } from '../../workers/open-dataset.ts'
import { BLOCK_COLUMNS, BLOCK_ROWS, type CachedCell, CellCache } from './cell-cache.ts'
import { drawColumnHead, HEAD_HEIGHT, MENU_AREA } from './column-head.ts'
import type { ShownRows } from './facets/facet-panel.tsx'
import { gridTheme, markedTheme } from './grid-theme.ts'
import { cellShower } from './shown-text.ts'

/** Where the menu of a column is asked for, in px of the window; with the cell, if it is one. */
export interface MenuPlace {
  readonly column: ColumnInfo
  readonly cell?: CachedCell
  readonly x: number
  readonly y: number
}

/** A cell of the grid: the id of its column, and the position of its row among those shown. */
export interface GridPlace {
  readonly column: string
  readonly row: number
}

interface Props {
  opened: OpenedDataset
  summaries: ColumnSummaries
  /** Columns that are not shown. */
  hidden: readonly string[]
  /** Columns to mark, the first of which is scrolled into view. */
  marked: readonly string[]
  /** The cell to go to; a new object goes there again. */
  place: GridPlace | undefined
  /** The rows that are shown, if not all are. */
  shown: ShownRows | undefined
  /** Whether labels are shown in place of values. */
  withLabels: boolean
  /** A cell was chosen. */
  onPlace: (place: GridPlace) => void
  onColumn: (column: ColumnInfo) => void
  onMenu: (place: MenuPlace) => void
  /** A cell was double-clicked, or chosen with Enter. */
  onCell: (column: ColumnInfo, cell: CachedCell) => void
}

const nowhere: GridSelection = { columns: CompactSelection.empty(), rows: CompactSelection.empty() }

function selectionAt(column: number, row: number): GridSelection {
  const range = { x: column, y: row, width: 1, height: 1 }
  return { ...nowhere, current: { cell: [column, row], range, rangeStack: [] } }
}

const loading: GridCell = { kind: GridCellKind.Loading, allowOverlay: false }

/** All rows, drawn on a canvas from the worker's blocks: the page holds no object per row. */
export function DataGrid({
  opened,
  summaries,
  hidden,
  marked,
  place,
  shown: filtered,
  withLabels,
  onPlace,
  onColumn,
  onMenu,
  onCell,
}: Props) {
  const { t } = useLingui()
  const { version } = opened
  const facets = filtered?.facets
  const rows = filtered?.rows ?? opened.rows
  const dictionary = useMemo(
    () => ({ columns: opened.dictionary.columns.filter(({ id }) => !hidden.includes(id)) }),
    [opened.dictionary, hidden],
  )
  const grid = useRef<DataEditorRef>(null)
  const { shown } = useSnapshot(theme)
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({})
  const columns = useMemo<GridColumn[]>(
    () =>
      dictionary.columns.map((column) => ({
        id: column.id,
        title: column.name,
        width: widths[column.id] ?? widthOf(column),
        ...(marked.includes(column.id) && { themeOverride: markedTheme(shown) }),
      })),
    [dictionary, widths, marked, shown],
  )
  const cache = useMemo(
    () =>
      new CellCache(
        dictionary.columns.map(({ id }) => id),
        rows,
        (ids, from, to) => ask((engine) => engine.cells(version, ids, from, to, facets)),
      ),
    [version, dictionary, rows, facets],
  )
  useEffect(
    () => cache.listen((block) => grid.current?.updateCells(cellsOf(block, dictionary.columns.length, rows))),
    [cache, dictionary, rows],
  )
  const showers = useMemo(
    () => dictionary.columns.map((column) => cellShower(column, withLabels)),
    [dictionary, withLabels],
  )
  const getCellContent = useCallback(
    ([column, row]: Item): GridCell => {
      const cell = cache.cell(column, row)
      if (!cell) return loading
      const data = cell.text ?? ''
      const { text, isNumber } = showers[column]?.(data) ?? { text: data, isNumber: false }
      return {
        kind: GridCellKind.Text,
        data,
        displayData: text,
        allowOverlay: false,
        readonly: true,
        contentAlign: isNumber ? 'right' : 'left',
      }
    },
    [cache, showers],
  )
  useEffect(
    () =>
      summaries.listen((ids) => {
        const heads = ids.map((id) => ({
          cell: [dictionary.columns.findIndex((column) => column.id === id), -1] as Item,
        }))
        grid.current?.updateCells(heads)
      }),
    [summaries, dictionary],
  )
  const [firstMarked] = marked
  useEffect(() => {
    const at = dictionary.columns.findIndex(({ id }) => id === firstMarked)
    if (at >= 0) grid.current?.scrollTo(at, 0, 'horizontal', 40)
  }, [firstMarked, dictionary])
  const [selection, setSelection] = useState<GridSelection>(nowhere)
  const placeAt = dictionary.columns.findIndex(({ id }) => id === place?.column)
  const [gone, setGone] = useState<GridPlace>()
  if (place && placeAt >= 0 && gone !== place) {
    setGone(place)
    setSelection(selectionAt(placeAt, place.row))
  }
  useEffect(() => {
    if (place && placeAt >= 0) grid.current?.scrollTo(placeAt, place.row, 'both', 40, 40)
  }, [place, placeAt])
  const drawHead: DrawHeaderCallback = (args, drawContent) => {
    const column = dictionary.columns[args.columnIndex]
    if (!column) return drawContent()
    const missingWords = (share: string) => t`${share} missing`
    drawColumnHead(args, { column, summary: summaries.get(column.id), missingWords })
  }
  const openMenu = (at: number, row: number | undefined, x: number, y: number) => {
    const column = dictionary.columns[at]
    const cell = row === undefined ? undefined : cache.cell(at, row)
    if (column) onMenu({ column, x, y, ...(cell && { cell }) })
  }
  return (
    <DataEditor
      ref={grid}
      columns={columns}
      rows={rows}
      getCellContent={getCellContent}
      getCellsForSelection
      // facets may have left out its row
      gridSelection={(selection.current?.cell[1] ?? 0) < rows ? selection : nowhere}
      onGridSelectionChange={(next) => {
        setSelection(next)
        const [at = -1, row = 0] = next.current?.cell ?? []
        const column = dictionary.columns[at]
        if (column) onPlace({ column: column.id, row })
      }}
      rowMarkers="number"
      smoothScrollX
      smoothScrollY
      width="100%"
      height="100%"
      rowHeight={32}
      headerHeight={HEAD_HEIGHT}
      drawHeader={drawHead}
      theme={gridTheme(shown)}
      onCellActivated={([at, row]) => {
        const column = dictionary.columns[at]
        const cell = cache.cell(at, row)
        if (column && cell) onCell(column, cell)
      }}
      onColumnResize={(column, width) => setWidths((now) => ({ ...now, [column.id ?? '']: width }))}
      onHeaderClicked={(at, { bounds, localEventX, localEventY, isTouch }) => {
        const isInMenu = localEventX > bounds.width - MENU_AREA.width && localEventY < MENU_AREA.height
        const column = dictionary.columns[at]
        // a finger needs the whole head
        if (isInMenu || isTouch) openMenu(at, undefined, bounds.x + localEventX, bounds.y + localEventY)
        else if (column) onColumn(column)
      }}
      onHeaderContextMenu={(at, event) => {
        event.preventDefault()
        openMenu(at, undefined, event.bounds.x + event.localEventX, event.bounds.y + event.localEventY)
      }}
      onCellContextMenu={([at, row], event) => {
        event.preventDefault()
        openMenu(at, row, event.bounds.x + event.localEventX, event.bounds.y + event.localEventY)
      }}
      onKeyDown={(event) => {
        const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
        if (!isMenuKey || !event.location || !event.bounds) return
        event.cancel()
        event.preventDefault()
        const [at, row] = event.location
        openMenu(at, row, event.bounds.x + 8, event.bounds.y + event.bounds.height)
      }}
    />
  )
}

function widthOf({ name, type, measure }: ColumnInfo): number {
  const wide = Array.from(name).reduce((sum, character) => sum + (character > '⺀' ? 15 : 8.5), 32)
  return Math.max(type === 'number' && measure !== 'id' ? 104 : 120, Math.min(240, wide + 34))
}

function cellsOf(block: { row: number; column: number }, columns: number, rows: number): { cell: Item }[] {
  const cells: { cell: Item }[] = []
  for (
    let column = block.column * BLOCK_COLUMNS;
    column < Math.min(columns, (block.column + 1) * BLOCK_COLUMNS);
    column++
  ) {
    for (let row = block.row * BLOCK_ROWS; row < Math.min(rows, (block.row + 1) * BLOCK_ROWS); row++)
      cells.push({ cell: [column, row] })
  }
  return cells
}
