import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'

interface Props {
  count: number
  /** Initial state of the checkbox. */
  proposed: boolean
  onSave: (guard: boolean) => void
  onClose: () => void
}

/** Asks how to export texts that a spreadsheet would evaluate. */
export function FormulaTextsDialog({ count, proposed, onSave, onClose }: Props) {
  const { t } = useLingui()
  const [guard, setGuard] = useState(proposed)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Texts that begin like formulas`}
      description={
        <Plural
          value={count}
          one="# text begins with =, +, - or @. A spreadsheet may compute it when it opens the file."
          other="# texts begin with =, +, - or @. A spreadsheet may compute them when it opens the file."
        />
      }
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" data-first onClick={() => onSave(guard)}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <CheckField
        checked={guard}
        onChange={(event) => setGuard(event.target.checked)}
        label={<Trans>Put an apostrophe in front of them</Trans>}
        help={
          <Trans>
            Right for a file that is opened in a spreadsheet. Not for R, and not for a file that is imported here again:
            the apostrophe stays part of the text. Numbers are never changed.
          </Trans>
        }
      />
    </Dialog>
  )
}
