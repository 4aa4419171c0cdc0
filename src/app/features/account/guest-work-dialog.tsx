import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface Props {
  /** The names of the projects that the guest left. */
  names: readonly string[]
  busy: boolean
  onTake: () => void
  onRemove: () => void
  onClose: () => void
}

/** Asks a user who logs in what becomes of the work that a guest left on this device. */
export function GuestWorkDialog({ names, busy, onTake, onRemove, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Take over the work done as a guest?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onRemove}>
            <Trans>Remove it</Trans>
          </Button>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Leave it</Trans>
          </Button>
          <Button look="primary" data-first disabled={busy} onClick={onTake}>
            <Trans>Take it over</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Plural
          value={names.length}
          one="Somebody worked on this device without an account and left # project."
          other="Somebody worked on this device without an account and left # projects."
        />{' '}
        <Trans>What you leave stays on this device and is named on the start page, where it can be removed.</Trans>
      </p>
      <ul className="mt-3 list-disc pl-5 break-words">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  )
}
