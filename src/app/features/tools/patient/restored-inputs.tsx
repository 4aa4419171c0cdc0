import { Trans } from '@lingui/react/macro'
import { Eraser } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

/** Warns that the form is filled with values of an earlier visit or from another tool, which may be another patient's. */
export function RestoredInputs({ onErase }: { onErase: () => void }) {
  return (
    <p className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-warn-soft px-4 py-1.5 text-sm text-warn">
      <Trans>Values from before are in the form. Is it the same patient?</Trans>
      <Button look="quiet" className="max-lg:h-11" onClick={onErase}>
        <Eraser size={16} aria-hidden />
        <Trans>New patient: erase all</Trans>
      </Button>
    </p>
  )
}
