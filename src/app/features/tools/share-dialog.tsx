import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import { writeShared } from './share-inputs.ts'

interface Props {
  definition: CalculatorDefinition
  entered: EnteredInputs
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A link to the tool; it contains the values only if that is ticked, each time again. */
export default function ShareDialog({ definition, entered, open, onOpenChange }: Props) {
  const { t } = useLingui()
  const [withValues, setWithValues] = useState(false)
  const close = (next: boolean) => {
    setWithValues(false)
    onOpenChange(next)
  }
  const copy = async () => {
    const fragment = withValues ? `#${writeShared(definition, entered)}` : ''
    try {
      await navigator.clipboard.writeText(`${location.origin}/tool/detail?id=${definition.id}${fragment}`)
      showToast('ok', t`Link copied`)
      close(false)
    } catch {
      showToast('error', t`Copy failed`)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      closeLabel={t`Close`}
      title={<Trans>Share a link to this tool</Trans>}
      footer={
        <Button look="primary" onClick={() => void copy()}>
          <Trans>Copy the link</Trans>
        </Button>
      }
    >
      <CheckField
        label={<Trans>Put the values that are entered into the link</Trans>}
        help={
          <Trans>
            Whoever has the link can read them. They stand behind #, which is not sent to the server, and must be
            checked by whoever opens it.
          </Trans>
        }
        checked={withValues}
        onChange={(event) => setWithValues(event.target.checked)}
      />
    </Dialog>
  )
}
