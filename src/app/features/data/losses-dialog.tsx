import { Trans, useLingui } from '@lingui/react/macro'
import { fillTemplate } from '#formats/fill-template.ts'
import { lossWords } from '#formats/typed/loss-words.ts'
import type { Loss } from '#formats/typed/losses.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import type { ExportFormat } from '../../workers/export-rows.ts'

interface Props {
  losses: readonly Loss[]
  format: ExportFormat
  /** Makes the file in another way. */
  onFormat: (format: ExportFormat) => void
  onSave: () => void
  onClose: () => void
}

/** Says before a file is saved what it cannot hold. */
export function LossesDialog({ losses, format, onFormat, onSave, onClose }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const areNumbers = format === 'dta-numbers'
  const hasLetters = losses.some(({ code }) => code === 'codes-as-letters')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`What the file cannot hold`}
      description={<Trans>Everything else is in the file as it is here. A project file keeps all.</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" data-first onClick={onSave}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm break-words">
        {losses.map(({ code, params }) => (
          <li key={code}>{fillTemplate(say(lossWords[code]), params)}</li>
        ))}
      </ul>
      {areNumbers || hasLetters ? (
        <CheckField
          checked={areNumbers}
          onChange={(event) => onFormat(event.target.checked ? 'dta-numbers' : 'dta')}
          label={<Trans>Keep missing codes as numbers</Trans>}
          help={<Trans>Stata then computes with them until you declare them missing there (mvdecode).</Trans>}
        />
      ) : null}
    </Dialog>
  )
}
