import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { Info, X } from 'lucide-react'
import { keepImportNotes, readImportNotes } from '../../data/import-notes.ts'
import { ownData } from '../../data/own-data.ts'
import { Button } from '../../ui/button.tsx'

/** What the import found and the reader has not looked at yet. */
export function ImportBar({ dataset, onLook }: { dataset: string; onLook: () => void }) {
  const { t } = useLingui()
  const count = useLiveQuery(() => readImportNotes(ownData().database, dataset), [dataset]) ?? 0
  if (count === 0) return null
  const done = () => void keepImportNotes(ownData().database, dataset, 0)
  return (
    <section
      aria-label={t`Remarks of the import`}
      className="flex items-center gap-2 rounded-lg bg-warn-soft py-1 pr-1 pl-4 text-sm"
    >
      <Info size={16} aria-hidden className="shrink-0 text-warn" />
      <button
        type="button"
        className="min-h-11 min-w-0 flex-1 text-left font-medium text-warn underline-offset-3 hover:underline"
        onClick={onLook}
      >
        <Plural value={count} one="# thing to look at in this import" other="# things to look at in this import" />
      </button>
      <Button look="quiet" size="field" onClick={onLook} className="max-sm:hidden">
        <Trans>Look</Trans>
      </Button>
      <Button look="quiet" size="field-icon" aria-label={t`I have looked at them`} onClick={done}>
        <X size={16} aria-hidden />
      </Button>
    </section>
  )
}
