import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Column } from '#engine/frame/frame.ts'
import type { Scene } from '#figure/scene.ts'
import { figureSheets } from '#formats/figure-data/figure-sheets.ts'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { cellText } from '../workers/cell-window.ts'

/** Rows of a table that are shown at once. */
const AT_ONCE = 50
/** Significant digits of a number: the workbook has all of them. */
const DIGITS = 6

interface Order {
  readonly column: string
  readonly descends: boolean
}

/** The data behind a figure as tables, one for each kind of marks: sorted by any column, in pages. */
export default function FigureTable({ scene, title }: { scene: Scene; title: string }) {
  const { t } = useLingui()
  const { language } = useWords()
  const sheets = useMemo(() => figureSheets(scene, language), [scene, language])
  const [chosen, setChosen] = useState(0)
  const [order, setOrder] = useState<Order>()
  const [page, setPage] = useState(0)
  const sheet = sheets[chosen] ?? sheets[0]
  const frame = sheet?.frame
  const rows = useMemo(() => sortedRows(frame?.columns ?? [], frame?.rows ?? 0, order), [frame, order])
  if (frame === undefined) return null
  const pages = Math.max(1, Math.ceil(rows.length / AT_ONCE))
  const at = Math.min(page, pages - 1)
  const shown = rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE)
  const [first, last, count] = [at * AT_ONCE + 1, at * AT_ONCE + shown.length, rows.length]
  const turn = (id: string) => {
    setPage(0)
    setOrder(
      order?.column === id
        ? order.descends
          ? undefined
          : { column: id, descends: true }
        : { column: id, descends: false },
    )
  }
  return (
    <div className="mt-3 grid max-w-3xl gap-2 print:hidden" data-testid="figure-table">
      {sheets.length > 1 ? (
        <SelectField
          className="max-w-xs"
          label={t`Table`}
          value={chosen}
          onChange={({ target }) => {
            setChosen(Number(target.value))
            setOrder(undefined)
            setPage(0)
          }}
        >
          {sheets.map(({ sheetName }, k) => (
            <option key={sheetName} value={k}>
              {sheetName}
            </option>
          ))}
        </SelectField>
      ) : null}
      <ScrollRegion label={t`Data of ${title}`} className="max-h-96 rounded-md border border-line">
        <table className="min-w-full text-sm tabular-nums" aria-rowcount={count + 1}>
          <thead className="sticky top-0 bg-sunken">
            <tr>
              {frame.columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={order?.column === column.id ? (order.descends ? 'descending' : 'ascending') : 'none'}
                  className="border-b border-line text-left font-semibold whitespace-nowrap"
                >
                  <button
                    type="button"
                    className="flex min-h-9 w-full items-center gap-1 px-2.5 py-1 hover:text-accent"
                    onClick={() => turn(column.id)}
                  >
                    {column.name}
                    <span aria-hidden className="text-ink-3">
                      {order?.column === column.id ? (order.descends ? '↓' : '↑') : ''}
                    </span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, k) => (
              <tr key={row} aria-rowindex={at * AT_ONCE + k + 2} className="border-b border-line last:border-0">
                {frame.columns.map((column) => (
                  <td key={column.id} className="max-w-72 truncate px-2.5 py-1 whitespace-nowrap">
                    {textOf(column, row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {pages > 1 ? (
        <div className="flex items-center gap-2 text-sm text-ink-2">
          <span className="mr-auto">{t`Rows ${first} to ${last} of ${count}`}</span>
          <Button
            look="quiet"
            size="icon"
            aria-label={t`Previous rows`}
            disabled={at === 0}
            onClick={() => setPage(at - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </Button>
          <Button
            look="quiet"
            size="icon"
            aria-label={t`Next rows`}
            disabled={at === pages - 1}
            onClick={() => setPage(at + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** The rows in an order; those without a cell come last. */
function sortedRows(columns: readonly Column[], rows: number, order: Order | undefined): readonly number[] {
  const all = Array.from({ length: rows }, (_, row) => row)
  const column = columns.find(({ id }) => id === order?.column)
  if (column === undefined || order === undefined) return all
  const sign = order.descends ? -1 : 1
  if (column.type === 'text') {
    const texts = all.map((row) => cellText(column, row))
    return all.toSorted((a, b) => {
      const [one, other] = [texts[a] ?? null, texts[b] ?? null]
      if (one === null || other === null) return Number(one === null) - Number(other === null)
      return sign * one.localeCompare(other, undefined, { numeric: true })
    })
  }
  const { values } = column
  return all.toSorted((a, b) => {
    const [one, other] = [values[a] ?? Number.NaN, values[b] ?? Number.NaN]
    if (Number.isNaN(one) || Number.isNaN(other)) return Number(Number.isNaN(one)) - Number(Number.isNaN(other))
    return sign * (one - other)
  })
}

function textOf(column: Column, row: number): string {
  if (column.type !== 'number') return cellText(column, row) ?? ''
  const value = column.values[row] ?? Number.NaN
  return Number.isNaN(value) ? '' : String(Number(value.toPrecision(DIGITS))).replace('-', '−')
}
