import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useMemo, useState } from 'react'
import type { OutlinedTable } from '#catalog/kit/present/present-table.ts'
import { TableActions } from '../../outcome/table-actions.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { useGrowing } from '../../ui/use-growing.ts'
import { cellWidth } from './cell-width.ts'
import { columnTracks } from './column-tracks.ts'
import { CopyCell } from './copy-cell.tsx'
import { roles } from './grid-roles.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { type CellPlace, useTableCells } from './use-table-cells.ts'

/** Cells rendered at once: more would block the page. */
const AT_ONCE = 400

/** Cells rendered before the reader requests the rest; files contain all. */
const MOST = 4000

/** The number of columns from which a table is set closer. */
const MANY = 8

/** A larger table scrolls below its head, and only rows near the viewport are laid out. */
const LARGE = 600

interface Props {
  table: OutlinedTable
  /** The sample, stated in a file that contains only the table; null for a plan, which uses no rows. */
  sample: string | null
  /** Whether the title is shown above the table. */
  isTitled?: boolean
}

/** A three-line table, as in the paper. */
export function TableView({ table, sample, isTitled = true }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<CellPlace>()
  const grid = useTableCells(table, chosen, setChosen)
  const [isWhole, setWhole] = useState(false)
  const columns = (table.head[0] ?? []).reduce((sum, { colSpan }) => sum + colSpan, 0) || 1
  const all = table.rows
  const isLarge = all * columns > LARGE && table.head.length === 1
  const isDense = columns >= MANY
  const tracks = useMemo(
    () => (isLarge ? columnTracks(table, cellWidth(), isDense) : undefined),
    [isLarge, isDense, table],
  )
  const rowsOf = (cells: number) => Math.max(4, Math.ceil(cells / columns))
  const rows = useGrowing(table, isWhole ? all : Math.min(all, rowsOf(MOST)), rowsOf(AT_ONCE))
  const cell = chosen && chosen.row < all ? table.row(chosen.row).cells[chosen.column] : undefined
  // a single tab stop: the selected cell, or the first
  const stop = chosen ?? { row: 0, column: 0 }
  return (
    <figure className="table-figure min-w-0">
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-semibold">{isTitled ? table.title : null}</span>
        <TableActions table={table} sample={sample} />
      </figcaption>
      <ScrollRegion label={table.title || t`Table`} className={isLarge ? 'large-region' : ''}>
        <table
          {...grid}
          className={classNames('three-line text-sm', isLarge && 'large-table', isDense && 'many-columns')}
          {...(tracks ? { style: { '--tracks': tracks.tracks, '--whole': tracks.whole } as CSSProperties } : {})}
          data-testid={`table-${table.id}`}
        >
          <TableHead head={table.head} />
          <tbody {...roles.group}>
            {Array.from({ length: rows }, (_, k) => (
              <TableRow
                key={`${table.id}-${k}`}
                row={table.row(k)}
                place={k}
                stop={stop.row === k ? stop.column : undefined}
                isChosen={chosen?.row === k}
                isDense={isDense}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows < all && !isWhole ? (
        <Button size="sm" look="quiet" className="mt-2 print:hidden" onClick={() => setWhole(true)}>
          <Trans>Show all {all} rows</Trans>
        </Button>
      ) : null}
      {cell === undefined || cell.text === '' ? null : <CopyCell cell={cell} />}
      {table.notes.map((note) => (
        <p key={note} className="mt-1.5 text-xs leading-5 text-ink-3">
          {note}
        </p>
      ))}
    </figure>
  )
}
