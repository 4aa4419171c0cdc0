import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardCopy, Eraser } from 'lucide-react'
import { toolTitles } from '#catalog/tools.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { isRecalled, useRecalled } from '../recall.ts'
import { KnownRow } from './known-row.tsx'
import { isCurrent, noteOf } from './note.ts'
import { erasePatient, type PatientResult, useThisPatient } from './this-patient.ts'

/** The values typed for this patient, and all results as one line for the medical record. */
export function PatientDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const { values, results } = useThisPatient()
  const recalled = useRecalled()
  const withdrawn = results.filter(({ definition: { id, revision } }) => isRecalled(recalled, id, revision))
  const valid = results.filter((result) => !withdrawn.includes(result))
  const current = valid.filter((result) => isCurrent(result, values))
  const older = valid.filter((result) => !current.includes(result))
  const note = noteOf(current, toolTitles, language)
  const titlesOf = (some: readonly PatientResult[]) =>
    toolTitles
      .filter(({ id }) => some.some(({ definition }) => definition.id === id))
      .map(({ title }) => say(title))
      .join(language === 'zh' ? '、' : ', ')
  const [olderTitles, withdrawnTitles] = [titlesOf(older), titlesOf(withdrawn)]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(note)
      showToast('ok', msg`Note copied`)
    } catch {
      showToast('error', msg`Copy failed`)
    }
  }
  const erase = () => {
    erasePatient()
    showToast('ok', msg`Nothing of this patient is left.`)
    onClose()
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={<Trans>This patient</Trans>}
      description={
        <Trans>In the memory of this page alone, until it is closed or reloaded: neither stored nor sent.</Trans>
      }
      footer={
        <Button look="danger" size="field" onClick={erase}>
          <Eraser size={16} aria-hidden />
          <Trans>Erase all</Trans>
        </Button>
      }
    >
      <section aria-label={t`Values`}>
        <h2 className="text-sm font-medium text-ink-3">
          <Trans>Values</Trans>
        </h2>
        {values.length === 0 ? (
          <p className="py-2 text-sm text-ink-2">
            <Trans>No value that another tool could use.</Trans>
          </p>
        ) : (
          <ul>
            {values
              .toSorted((a, b) => b.at - a.at)
              .map((known) => (
                <KnownRow key={known.names.join()} known={known} onLeave={onClose} />
              ))}
          </ul>
        )}
      </section>
      <section aria-label={t`Results for the record`} className="mt-4">
        <h2 className="mb-2 text-sm font-medium text-ink-3">
          <Trans>Results for the record</Trans>
        </h2>
        {note === '' ? (
          <p className="text-sm text-ink-2">
            <Trans>No result yet. Results on values that are not confirmed do not count.</Trans>
          </p>
        ) : (
          <>
            <p data-testid="note" className="rounded-md bg-sunken px-3 py-2.5 break-words select-all">
              {note}
            </p>
            <Button size="field" className="mt-2" onClick={() => void copy()}>
              <ClipboardCopy size={16} aria-hidden />
              <Trans>Copy the note</Trans>
            </Button>
          </>
        )}
        {older.length > 0 ? (
          <p className="mt-2 text-sm text-warn">
            <Trans>Left out, because a value is another one now or was removed: {olderTitles}.</Trans>
          </p>
        ) : null}
        {withdrawn.length > 0 ? (
          <p className="mt-2 text-sm text-danger">
            <Trans>Left out, because the operator of this site has withdrawn the tool: {withdrawnTitles}.</Trans>
          </p>
        ) : null}
      </section>
    </Dialog>
  )
}
