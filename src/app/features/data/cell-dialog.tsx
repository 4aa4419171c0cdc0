import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { stepTitles } from '#catalog/steps.ts'
import { readSteps } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ask } from '../../workers/bridge.ts'
import type { CachedCell } from './cell-cache.ts'
import { CorrectCell } from './correct-cell.tsx'

interface Props {
  dataset: string
  /** The version of the data that is shown. */
  version: string
  column: ColumnInfo
  cell: CachedCell
  onClose: () => void
}

/** Where the value of a cell comes from: the cell of the file, and the steps that made or changed it. */
export function CellDialog({ dataset, version, column, cell, onClose }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const steps = useLiveQuery(() => readSteps(ownData().database, dataset), [dataset])
  const { data: origin, isError } = useQuery({
    queryKey: ['cell-origin', version, column.id, cell.rowId],
    queryFn: () => ask((engine) => engine.cellOrigin(ownData().user, dataset, column.id, cell.rowId)),
    gcTime: 0,
    networkMode: 'always',
  })
  const shown = (text: string | null) => (text === null ? t`missing` : text === '' ? t`empty` : `“${text}”`)
  const source = origin?.source
  return (
    <Dialog open onOpenChange={onClose} title={t`Where this value comes from`} closeLabel={t`Close`}>
      <p className="text-sm text-ink-2">{column.name}</p>
      <p className="mb-4 text-xl wrap-anywhere">{cell.text ?? t`missing`}</p>
      {isError ? (
        <p role="alert" className="text-sm text-danger">
          <Trans>This cell could not be traced. Close this and open the cell again.</Trans>
        </p>
      ) : null}
      {origin && steps ? (
        <ol className="flex flex-col gap-3 text-sm">
          <li className="border-l-2 border-accent pl-3">
            {source ? (
              <>
                <span className="block font-medium">{source.file}</span>
                <span className="block text-ink-2">
                  <Trans>
                    Row {source.row} of the data, column {source.column} ({source.name}): {shown(source.text)}
                  </Trans>
                </span>
                {source.imported === source.text ? null : (
                  <span className="block text-ink-2">
                    <Trans>Imported as {shown(source.imported)}</Trans>
                  </span>
                )}
              </>
            ) : (
              <span className="block text-ink-2">
                <Trans>This cell is not in the file.</Trans>
              </span>
            )}
          </li>
          {origin.changes.map((change) => {
            const at = steps.findIndex(({ id }) => id === change.step)
            const title = stepTitles.find(({ id }) => id === steps[at]?.type)?.title
            const name = title ? say(title) : ''
            return (
              <li key={change.step} className="border-l-2 border-accent pl-3">
                <span className="block font-medium">{t`Step ${at + 1}: ${name}`}</span>
                <span className="block text-ink-2">
                  {change.isMade ? (
                    <Trans>Made: {shown(change.value)}</Trans>
                  ) : (
                    <Trans>Changed to {shown(change.value)}</Trans>
                  )}
                </span>
              </li>
            )
          })}
          {source && origin.changes.length === 0 ? (
            <li className="border-l-2 border-line pl-3 text-ink-2">
              <Trans>No step has changed it.</Trans>
            </li>
          ) : null}
        </ol>
      ) : null}
      {origin?.cell ? (
        <CorrectCell dataset={dataset} column={column} row={cell.rowId} cell={origin.cell} onSaved={onClose} />
      ) : null}
    </Dialog>
  )
}
