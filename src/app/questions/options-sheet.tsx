import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface Props {
  /** The element that gets the focus when the sheet closes. */
  result: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** The options of a question in a sheet, for pages too narrow to show them beside the result. */
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
