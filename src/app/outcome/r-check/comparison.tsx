import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Display } from '#catalog/kit/message.ts'
import { presentTable } from '#catalog/kit/present/present-table.ts'
import type { ComparedNumber } from '#catalog/kit/r/compare-with-r.ts'
import { Button } from '../../ui/button.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

interface Props {
  definition: AnalysisDefinition
  compared: readonly ComparedNumber[]
  display: Display
  title?: string
}

/** Number of rows shown at first; all after a click. */
const FEW = 40

/** Both numbers of each place, and how many digits agree. */
export function Comparison({ definition, compared, display, title }: Props) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const lines = useMemo(() => linesOf(definition, compared, display), [definition, compared, display])
  if (lines.length === 0) return null
  const total = lines.length
  const shown = isWhole ? lines : lines.slice(0, FEW)
  const parts: Readonly<Record<string, string>> = { lower: t`lower`, upper: t`upper` }
  return (
    <div>
      {title ? <h3 className="mb-2 text-sm font-semibold">{title}</h3> : null}
      <ScrollRegion label={t`Numbers here and in R`} className="max-h-96 rounded-md bg-surface">
        <table className="w-full text-xs">
          <thead className="sticky top-0 bg-surface text-left text-ink-2 shadow-[0_1px_0_var(--line)]">
            <tr>
              <th className="px-3 py-2 font-medium">
                <Trans>Number</Trans>
              </th>
              <th className="px-3 py-2 text-right font-medium">
                <Trans>Here</Trans>
              </th>
              <th className="px-3 py-2 text-right font-medium">R</th>
              <th className="px-3 py-2 text-right font-medium whitespace-nowrap">
                <Trans>Same digits</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ number, table, row, column }) => (
              <tr key={number.at.path} className={number.agrees ? '' : 'bg-danger-soft text-danger'}>
                <th scope="row" className="min-w-32 px-3 py-1.5 text-left font-normal">
                  {table ? <span className="block pt-2 pb-1 font-semibold">{table}</span> : null}
                  <span>{row}</span>
                  <span className="text-ink-2">
                    {row ? ' · ' : ''}
                    {column}
                    {number.at.part ? ` ${parts[number.at.part] ?? number.at.part}` : ''}
                  </span>
                </th>
                <td className="px-3 py-1.5 text-right align-bottom font-mono whitespace-nowrap">
                  {written(number.ours)}
                </td>
                <td className="px-3 py-1.5 text-right align-bottom font-mono whitespace-nowrap">
                  {written(number.theirs)}
                </td>
                <td className="px-3 py-1.5 text-right align-bottom font-mono whitespace-nowrap">
                  {number.digits === undefined ? '' : number.digits === 15 ? t`all` : number.digits.toFixed(1)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {shown.length < lines.length ? (
        <Button size="sm" look="quiet" className="mt-2" onClick={() => setWhole(true)}>
          <Trans>Show all {total} numbers</Trans>
        </Button>
      ) : null}
    </div>
  )
}

interface Line {
  readonly number: ComparedNumber
  /** Where the table begins. */
  readonly table?: string
  readonly row: string
  readonly column: string
}

function linesOf(
  definition: AnalysisDefinition,
  compared: readonly ComparedNumber[],
  display: Display,
): readonly Line[] {
  const tables = new Map(
    [...new Set(compared.map(({ at }) => at.table))].map((t) => [t, presentTable(definition, t, display)]),
  )
  let last: unknown
  return compared.map((number) => {
    const { table, row, column } = number.at
    const presented = tables.get(table)
    const dimensions = definition.results.tables[table.of]?.rows ?? []
    const heads = table.columns.flatMap(({ of }, k) =>
      dimensions.includes(of) ? [presented?.body[row]?.cells[k]?.text ?? ''] : [],
    )
    const isFirst = last !== table
    last = table
    return {
      number,
      ...(isFirst ? { table: presented?.title ?? '' } : {}),
      row: heads
        .map((text) => text.trim())
        .filter(Boolean)
        .join(' · '),
      column: presented?.head[0]?.[column]?.text ?? '',
    }
  })
}

/** Enough digits to show how two numbers differ. */
function written(value: number | string): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : value
}
