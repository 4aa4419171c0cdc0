import { Trans, useLingui } from '@lingui/react/macro'
import { FileSpreadsheet } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { ListedRows } from '#catalog/kit/tool/tool-list.ts'
import { listedTables } from '../../download/listed-tables.ts'
import { saveFile } from '../../download/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

interface Props {
  listed: ListedRows
  title: string
  /** Name of the file. */
  name: string
}

const FIRST = 30
const MORE = 300

/** Rows made by a tool: the first ones, the rest on request, all of them as a workbook. */
export function ListView({ listed, title, name }: Props) {
  const { t } = useLingui()
  const [shown, setShown] = useState(FIRST)
  const { columns, rows, about } = listed
  const total = rows.length
  const save = async () => {
    const { tablesToXlsx } = await import('#formats/xlsx/write-tables.ts')
    const saved = [t`Saved on`, new Date().toISOString()] as const
    const tables = listedTables({ ...listed, about: [...about, saved] }, title, t`How it was made`)
    saveFile(tablesToXlsx(tables), `${name}.xlsx`)
  }
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{title}</h2>
        <Button size="sm" className="print:hidden" onClick={() => void save()}>
          <FileSpreadsheet size={15} aria-hidden />
          Excel
        </Button>
      </div>
      <dl className="mb-3 grid max-w-3xl grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm empty:hidden">
        {about.map(([term, value]) => (
          <Fragment key={term}>
            <dt className="text-ink-2">{term}</dt>
            <dd className="break-words">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <ScrollRegion label={title} className="rounded-lg bg-surface px-4 py-3 shadow-card">
        <table className="w-full text-sm" data-testid="listed">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="border-b border-line-strong py-1.5 pr-4 text-left font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <tr key={row[0]}>
                {row.map((cell, k) => (
                  <td key={columns[k]} className="border-b border-line py-1.5 pr-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {total > shown ? (
          <Button size="sm" look="quiet" className="mt-2 print:hidden" onClick={() => setShown(shown + MORE)}>
            <Trans>
              Show more ({shown} of {total})
            </Trans>
          </Button>
        ) : null}
      </ScrollRegion>
    </div>
  )
}
