import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { logOut, unsentCount } from '../../session/log-out.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'

interface Props {
  user: string
  onClose: () => void
}

/** Asks whether this user's data stay on the device, and lists what would be lost. */
export function LogoutDialog({ user, onClose }: Props) {
  const { t } = useLingui()
  const router = useRouter()
  const [unsent, setUnsent] = useState<number>()
  const [keep, setKeep] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void unsentCount(user).then(setUnsent)
  }, [user])
  const leave = async () => {
    setBusy(true)
    await logOut({ user, keep, leave: () => router.navigate({ to: '/login' }) })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Log out`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look={unsent && !keep ? 'danger' : 'primary'}
            disabled={busy || unsent === undefined}
            onClick={() => void leave()}
          >
            <Trans>Log out</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {unsent ? (
          <p role="alert" className="rounded-md bg-warn-soft p-3 text-sm text-warn">
            <Plural
              value={unsent}
              one="# change has not reached the server yet. It is lost unless you keep your data on this device."
              other="# changes have not reached the server yet. They are lost unless you keep your data on this device."
            />
          </p>
        ) : null}
        <CheckField
          label={<Trans>Keep my data on this device</Trans>}
          help={<Trans>Only for a device that is yours alone. Otherwise everything of yours is removed from it.</Trans>}
          checked={keep}
          onChange={(event) => setKeep(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}
