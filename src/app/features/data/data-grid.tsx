import '@glideapps/glide-data-grid/dist/index.css'
import {
  DataEditor,
  type DataEditorRef,
  type GridCell,
  GridCellKind,
  type GridColumn,
  type Item,
} from '@glideapps/glide-data-grid'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { theme } from '../../state/theme.ts'
import { ask } from '../../workers/bridge.ts'
import type { OpenedDataset } from '../../workers/open-dataset.ts'
import { BLOCK_COLUMNS, BLOCK_ROWS, CellCache } from './cell-cache.ts'
import { gridTheme } from './grid-theme.ts'
import { shortNumber } from './short-number.ts'

interface Props {
  opened: OpenedDataset
  onColumn: (column: ColumnInfo) => void
}

const loading: GridCell = { kind: GridCellKind.Loading, allowOverlay: false }

/** All rows, drawn on a canvas from the worker's blocks: the page holds no object per row. */
export function DataGrid({ opened, onColumn }: Props) {
  const { version, rows, dictionary } = opened
  const grid = useRef<DataEditorRef>(null)
  const { shown } = useSnapshot(theme)
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({})
  const columns = useMemo<GridColumn[]>(
    () =>
      dictionary.columns.map((column) => ({
        id: column.id,
        title: column.name,
        width: widths[column.id] ?? widthOf(column),
      })),
    [dictionary, widths],
  )
  const cache = useMemo(
    () =>
      new CellCache(
        dictionary.columns.map(({ id }) => id),
        rows,
        (ids, from, to) => ask((engine) => engine.cells(version, ids, from, to)),
      ),
    [version, dictionary, rows],
  )
  useEffect(
    () => cache.listen((block) => grid.current?.updateCells(cellsOf(block, dictionary.columns.length, rows))),
    [cache, dictionary, rows],
  )
  const getCellContent = useCallback(
    ([column, row]: Item): GridCell => {
      const cell = cache.cell(column, row)
      if (!cell) return loading
      const data = cell.text ?? ''
      const isNumber = dictionary.columns[column]?.type === 'number'
      const displayData = isNumber ? shortNumber(data) : data
      return {
        kind: GridCellKind.Text,
        data,
        displayData,
        allowOverlay: data !== displayData || data.length > 24,
        readonly: true,
        contentAlign: isNumber ? 'right' : 'left',
      }
    },
    [cache, dictionary],
  )
  return (
    <DataEditor
      ref={grid}
      columns={columns}
      rows={rows}
      getCellContent={getCellContent}
      getCellsForSelection
      rowMarkers="number"
      smoothScrollX
      smoothScrollY
      width="100%"
      height="100%"
      rowHeight={32}
      headerHeight={38}
      theme={gridTheme(shown)}
      onColumnResize={(column, width) => setWidths((now) => ({ ...now, [column.id ?? '']: width }))}
      onHeaderClicked={(at) => {
        const column = dictionary.columns[at]
        if (column) onColumn(column)
      }}
    />
  )
}

function widthOf({ name, type, measure }: ColumnInfo): number {
  const wide = Array.from(name).reduce((sum, character) => sum + (character > '⺀' ? 15 : 8.5), 32)
  return Math.max(type === 'number' && measure !== 'id' ? 84 : 110, Math.min(240, wide))
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
