import { useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ColumnInfo, DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { missingText } from '../../entry/missing-entry.ts'
import { MeasureIcon } from '../../entry/variable-name.tsx'
import { useMeasureWords, useTypeWords } from '../../i18n/variable-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { type ColumnSummaries, useArrivals } from '../../opened/column-summaries.ts'
import { Button } from '../../ui/button.tsx'
import { inputLook, SearchInput } from '../../ui/field.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { useWindowed } from '../../ui/use-windowed.ts'
import { SummaryCells } from './summary-cells.tsx'

/** Height of a line in px, matching its class. */
const ROW_HEIGHT = 45

const headLook = 'px-3 py-2 font-medium whitespace-nowrap'

const BulkEdit = lazy(async () => ({ default: (await loadPart(() => import('./bulk-edit.tsx'))).BulkEdit }))

/** The data dictionary: one line per variable. Several can be chosen and changed together. */
export function VariableTable({
  dataset,
  dictionary,
  summaries,
  onEdit,
}: {
  dataset: string
  dictionary: DataDictionary
  summaries: ColumnSummaries
  onEdit: (column: ColumnInfo) => void
}) {
  useArrivals(summaries)
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const types = new Map(useTypeWords().map(({ value, label }) => [value, label]))
  const measures = new Map(useMeasureWords().map(({ value, label }) => [value, label]))
  const wanted = search.trim().toLowerCase()
  const found = dictionary.columns.filter(({ name, label }) => `${name}\n${label}`.toLowerCase().includes(wanted))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }
  const chosenColumns = dictionary.columns.filter(({ id }) => chosen.has(id))
  const { from, to, before, after, onScroll } = useWindowed(found.length, ROW_HEIGHT, innerHeight)
  return (
    <div className="flex flex-col gap-3">
      <SearchInput
        label={t`Search the variables`}
        className={`${inputLook} h-10 w-full max-w-72`}
        value={search}
        onSearch={setSearch}
      />
      {chosenColumns.length > 0 ? (
        <Suspense>
          <BulkEdit dataset={dataset} columns={chosenColumns} onClear={() => setChosen(new Set())} />
        </Suspense>
      ) : null}
      <ScrollRegion
        label={t`Variables`}
        className="max-h-[75dvh] rounded-lg bg-surface shadow-card"
        onScroll={onScroll}
      >
        <table className="w-full text-sm" aria-rowcount={found.length + 1}>
          <thead className="sticky top-0 z-1 bg-sunken text-left text-ink-2">
            <tr>
              <th scope="col" className="w-10 p-0">
                <label className="flex size-11 items-center justify-center">
                  <input
                    type="checkbox"
                    className="size-4.5 accent-accent"
                    aria-label={t`Choose all variables`}
                    checked={found.length > 0 && found.every(({ id }) => chosen.has(id))}
                    onChange={(event) =>
                      choose(
                        found.map(({ id }) => id),
                        event.target.checked,
                      )
                    }
                  />
                </label>
              </th>
              {[t`Name`, t`Label`, t`Type`, t`Measurement level`].map((heading) => (
                <th key={heading} scope="col" className={headLook}>
                  {heading}
                </th>
              ))}
              {[t`Valid`, t`Missing`, t`Distinct`, t`Minimum`, t`Maximum`].map((heading) => (
                <th key={heading} scope="col" className={`${headLook} text-right`}>
                  {heading}
                </th>
              ))}
              {[t`Distribution`, t`Odd values`, t`Value labels`, t`Missing codes`].map((heading) => (
                <th key={heading} scope="col" className={headLook}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 ? <tr aria-hidden style={{ height: before }} /> : null}
            {found.slice(from, to).map((column, k) => (
              <tr key={column.id} aria-rowindex={from + k + 2} className="h-[45px] border-t border-line">
                <td className="p-0">
                  <label className="flex size-11 items-center justify-center">
                    <input
                      type="checkbox"
                      className="size-4.5 accent-accent"
                      aria-label={t`Choose ${column.name}`}
                      checked={chosen.has(column.id)}
                      onChange={(event) => choose([column.id], event.target.checked)}
                    />
                  </label>
                </td>
                <th scope="row" className="px-1 text-left font-medium whitespace-nowrap">
                  <span className="flex items-center gap-2">
                    <Button look="quiet" size="icon" aria-label={t`Edit ${column.name}`} onClick={() => onEdit(column)}>
                      <Pencil size={15} aria-hidden />
                    </Button>
                    <MeasureIcon column={column} />
                    <span className="max-w-48 truncate">{column.name}</span>
                  </span>
                </th>
                <td className="max-w-72 truncate px-3 py-1 text-ink-2">{column.label}</td>
                <td className="px-3 py-1 whitespace-nowrap text-ink-2">{types.get(column.type)}</td>
                <td className="px-3 py-1 whitespace-nowrap text-ink-2">{measures.get(column.measure)}</td>
                <SummaryCells column={column} summary={summaries.get(column.id)} />
                <td className="max-w-56 truncate px-3 py-1 text-ink-2">
                  {column.valueLabels.map(({ value, label }) => `${value} = ${label}`).join('; ')}
                </td>
                <td className="max-w-40 truncate px-3 py-1 text-ink-2">{missingText(column)}</td>
              </tr>
            ))}
            {after > 0 ? <tr aria-hidden style={{ height: after }} /> : null}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
