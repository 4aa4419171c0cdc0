import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PresentedTable } from '#catalog/kit/present-table.ts'
import type { TextRun } from '#catalog/kit/text-run.ts'
import { TableActions } from '../../outcome/table-actions.tsx'
import { Button } from '../../ui/button.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { useGrowing } from '../../ui/use-growing.ts'
import { CopyCell } from './copy-cell.tsx'
import { type CellPlace, useTableCells } from './use-table-cells.ts'

/** Cells drawn in one piece: more would keep the page from answering. */
const AT_ONCE = 400

/** Cells drawn before the reader asks for the rest; files have them all. */
const MOST = 4000

const aligned = { left: 'text-left', center: 'text-center', right: 'text-right' }

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, italic, script }, i) => {
    const key = `${i}${text}`
    const inner = italic ? <em key={key}>{text}</em> : text
    if (script === 'sub') return <sub key={key}>{inner}</sub>
    if (script === 'super') return <sup key={key}>{inner}</sup>
    return inner
  })
}

/** A three-line table, as it will stand in the paper. */
export function TableView({ table }: { table: PresentedTable }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<CellPlace>()
  const cells = useTableCells(table, chosen, setChosen)
  const [isWhole, setWhole] = useState(false)
  const all = table.body.length
  const rowsOf = (cells: number) => Math.max(4, Math.ceil(cells / (table.head[0]?.length ?? 1)))
  const rows = useGrowing(table, isWhole ? all : Math.min(all, rowsOf(MOST)), rowsOf(AT_ONCE))
  const cell = chosen && table.body[chosen.row]?.cells[chosen.column]
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-semibold">{table.title}</span>
        <TableActions table={table} />
      </figcaption>
      <ScrollRegion label={table.title || t`Table`}>
        <table {...cells.table} className="three-line text-sm" data-testid={`table-${table.id}`}>
          <thead>
            {table.head.map((row, i) => (
              <tr key={`${table.id}-head-${i}`}>
                {row.map((cell, column) => (
                  <th
                    key={`${column}${cell.text}`}
                    scope="col"
                    colSpan={cell.colSpan}
                    rowSpan={cell.rowSpan}
                    className={`${aligned[cell.align]} whitespace-nowrap`}
                  >
                    <Runs runs={cell.runs} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {table.body.slice(0, rows).map((row, i) => (
              <tr key={`${table.id}-${i}`}>
                {row.cells.map((cell, column) => (
                  <td
                    key={`${column}${cell.text}`}
                    {...cells.cell({ row: i, column })}
                    className={`${aligned[cell.align]} ${column === 0 ? 'min-w-32' : 'whitespace-nowrap'}`}
                    {...(column === 0 && row.depth > 0
                      ? { style: { paddingInlineStart: `${0.75 + row.depth * 1.25}rem` } }
                      : {})}
                  >
                    <Runs runs={cell.runs} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows < all && !isWhole ? (
        <Button size="sm" look="quiet" className="mt-2" onClick={() => setWhole(true)}>
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
