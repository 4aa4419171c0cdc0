import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface Props {
  /** Gets the focus when the sheet closes. */
  result: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** The options of a question where they are not beside its result. */
export function OptionsSheet({ result, onClose, children }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Options`}
      closeLabel={t`Close`}
      size="md"
      returnTo={result}
      footer={
        <Button look="primary" className="max-sm:h-11 max-sm:flex-1" onClick={onClose}>
          <Trans>Show the result</Trans>
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
