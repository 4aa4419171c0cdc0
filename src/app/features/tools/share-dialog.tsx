import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import type { CalculatorResult } from '#catalog/kit/tool/calculator-outcome.ts'
import type { Words } from '#catalog/kit/words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import { writeShared } from './share-inputs.ts'

interface Props {
  definition: CalculatorDefinition
  entered: EnteredInputs
  title: Words
  /** The result that is shown; null without one. */
  outcome: CalculatorResult | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

const loadResult = () => loadPart(() => import('../../share/share-tool-result.tsx'), 'own')
const ShareToolButton = lazy(async () => ({ default: (await loadResult()).ShareToolButton }))
const ShareToolResult = lazy(async () => ({ default: (await loadResult()).ShareToolResult }))

/** A link to the tool, which contains the values only if that is ticked, each time again; or a page with the result. */
export default function ShareDialog({ definition, entered, title, outcome, open, onOpenChange }: Props) {
  const { t } = useLingui()
  const [withValues, setWithValues] = useState(false)
  const [isOfResult, setOfResult] = useState(false)
  const close = (next: boolean) => {
    setWithValues(false)
    onOpenChange(next)
  }
  const copy = async () => {
    const fragment = withValues ? `#${writeShared(definition, entered)}` : ''
    try {
      await navigator.clipboard.writeText(`${location.origin}/tool/detail?id=${definition.id}${fragment}`)
      showToast('ok', msg`Link copied`)
      close(false)
    } catch {
      showToast('error', msg`Copy failed`)
    }
  }
  if (isOfResult && outcome)
    return (
      <Suspense>
        <ShareToolResult {...{ title, definition, entered, outcome }} onClose={() => close(false)} />
      </Suspense>
    )
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      closeLabel={t`Close`}
      title={<Trans>Share a link to this tool</Trans>}
      footer={
        <>
          {outcome ? (
            <Suspense>
              <ShareToolButton onClick={() => setOfResult(true)} />
            </Suspense>
          ) : null}
          <Button look="primary" onClick={() => void copy()}>
            <Trans>Copy the link</Trans>
          </Button>
        </>
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
