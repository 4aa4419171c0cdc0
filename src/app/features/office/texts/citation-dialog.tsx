import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { announceChange } from '../../../data/own-data.ts'
import { removeWork } from '../../../data/reports/own-works.ts'
import type { Report } from '../../../data/reports/report.ts'
import { workOf, workText } from '../../../report/document/report-contents.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, type Focusable } from '../../../ui/dialog.tsx'
import { inputLook, SearchInput } from '../../../ui/field.tsx'
import type { ReportContents } from '../generated-blocks.tsx'
import { AddWorks } from './add-works.tsx'
import { findWorks, shortText } from './find-works.ts'

interface Props {
  report: Report
  contents: ReportContents
  /** What the citation has now. */
  works: readonly string[]
  returnTo: Focusable
  onInsert: (works: readonly string[], words: string) => void
  onClose: () => void
}

/** Chooses works to cite: of the reader's own list, which files of references add to, and of the bibliography of the program. */
export default function CitationDialog({ report, contents, works, returnTo, onInsert, onClose }: Props) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(works)
  const { works: own, results, style } = contents
  const methods = [...results.values()].flatMap((result) => result.works)
  const found = findWorks(search, { own, methods, chosen, style })
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
  const insert = () => {
    const names = chosen.flatMap((id) => workOf(id, own) ?? []).map(shortText)
    onInsert(chosen, `[${names.join('; ')}]`)
    onClose()
  }
  const remove = async (id: string) => {
    choose(id, false)
    await removeWork(id)
    announceChange()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      title={t`Cite works`}
      closeLabel={t`Close`}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={chosen.length === 0} onClick={insert}>
            {works.length === 0 ? <Trans>Insert</Trans> : <Trans>Change</Trans>}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SearchInput
          className={`${inputLook} h-11 w-full`}
          label={t`Search by author, title, year or DOI`}
          value={search}
          onSearch={setSearch}
        />
        {found.length === 0 ? (
          <p className="text-ink-2">
            {search === '' ? (
              <Trans>
                Your list is empty. Add works from a RIS or BibTeX file below, or search the works that the methods of
                Slipstick cite.
              </Trans>
            ) : (
              <Trans>No work has these words. Search for others, or add the work below.</Trans>
            )}
          </p>
        ) : (
          <ul className="flex max-h-80 flex-col overflow-y-auto">
            {found.map((id) => (
              <li key={id} className="flex items-start gap-1 border-t border-line first:border-t-0">
                <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 rounded-md p-2 hover:bg-sunken">
                  <input
                    type="checkbox"
                    className="mt-0.5 size-4.5 shrink-0 accent-accent"
                    checked={chosen.includes(id)}
                    onChange={({ target }) => choose(id, target.checked)}
                  />
                  <span className="min-w-0 text-sm break-words">{workText(id, style, own)}</span>
                </label>
                {own.has(id) ? (
                  <Button
                    look="quiet"
                    size="small-icon"
                    aria-label={t`Remove ${workText(id, style, own)} from the list`}
                    onClick={() => void remove(id)}
                  >
                    <Trash2 size={14} aria-hidden />
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        <AddWorks report={report.id} own={own} onAdded={(ids) => setChosen([...new Set([...chosen, ...ids])])} />
      </div>
    </Dialog>
  )
}
