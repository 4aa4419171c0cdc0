import { Trans } from '@lingui/react/macro'
import { ChartColumn, Table2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { chartPictures } from '#catalog/charts.ts'
import { analysisPictures } from '#catalog/index.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { useWords } from '../../i18n/use-words.ts'
import { EntryPicture } from '../../questions/entry-picture.tsx'
import { usePictures } from '../../questions/use-pictures.ts'
import { classNames } from '../../ui/class-names.ts'
import { previewTable, type TablePreview } from './preview-table.ts'

interface Props {
  record: AnalysisRecord
  /** When the outcome was stored, ms; undefined if nothing has been computed yet. */
  keptAt: number | undefined
}

const tile = 'flex aspect-[4/3] flex-col overflow-hidden rounded-md border border-line'

/** Replaces the picture of a result that has none: the first rows of its table, or an example if nothing has been computed yet. */
export function ResultPreview({ record, keptAt }: Props) {
  const table = useTable(record, keptAt)
  if (table === 'loading') return <span className={tile} />
  if (table === undefined) return <Outlook record={record} isComputed={keptAt !== undefined} />
  return (
    <span aria-hidden className={classNames(tile, 'px-2 py-1.5')} data-testid={`table-${record.id}`}>
      <table className="three-line text-xs whitespace-nowrap">
        {table.head.length > 0 ? (
          <thead>
            <tr>
              {table.head.map((cell, k) => (
                <th key={`${k} ${cell.text}`} className="pr-3 text-left font-medium" colSpan={cell.colSpan}>
                  {cell.text}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {table.rows.map(({ cells }, k) => (
            <tr key={`${k} ${cells[0]?.text}`}>
              {cells.map((cell, j) => (
                <td key={`${j} ${cell.text}`} className="pr-3">
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </span>
  )
}

function useTable(record: AnalysisRecord, keptAt: number | undefined): TablePreview | undefined | 'loading' {
  const { language } = useWords()
  const key = `${record.id} ${keptAt} ${language}`
  const [found, setFound] = useState<{ readonly key: string; readonly table: TablePreview | undefined }>()
  useEffect(() => {
    if (keptAt === undefined) return
    let isNewest = true
    void previewTable(record, language)
      .catch(() => undefined) // the page of the result tells why it cannot be shown
      .then((table) => isNewest && setFound({ key, table }))
    return () => {
      isNewest = false
    }
  }, [record, language, keptAt, key])
  if (keptAt === undefined) return undefined
  return found?.key === key ? found.table : 'loading'
}

/** The picture of a worked example of the entry, labelled as an example. */
function Outlook({ record: { kind, type, source }, isComputed }: { record: AnalysisRecord; isComputed: boolean }) {
  const pictures = usePictures(kind === 'chart' && !source ? chartPictures : analysisPictures)
  const svg = pictures?.[type]
  const Icon = kind === 'chart' ? ChartColumn : Table2
  return (
    <span className={classNames(tile, 'relative')}>
      {svg === undefined ? (
        <span className="flex flex-1 items-center justify-center pb-5 text-ink-3">
          {pictures ? <Icon size={30} aria-hidden /> : null}
        </span>
      ) : (
        <span className="block opacity-45">
          <EntryPicture svg={svg} />
        </span>
      )}
      {isComputed ? null : (
        <span className="absolute inset-x-0 bottom-0 bg-surface px-2 py-0.5 text-center text-xs text-ink-2">
          <Trans>Not computed yet</Trans>
        </span>
      )}
    </span>
  )
}
