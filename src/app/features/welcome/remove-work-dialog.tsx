import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks before the work that a guest left on this device is removed for good. */
export function RemoveWorkDialog({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Remove the work done as a guest?`}
      description={t`It is only on this device, and cannot be restored.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="danger" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    />
  )
}
