import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { guestProjects } from '../../data/guest-work.ts'
import { moveGuestWorkTo, removeGuestWork } from '../../session/guest.ts'
import { showToast } from '../../state/toast.ts'
import { GuestWorkDialog } from './guest-work-dialog.tsx'

interface Props {
  user: string
  openedBy: 'login' | 'registration'
}

const taken = msg`Your work as a guest is now in your account`

function failed(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  return msg`The work done as a guest is unchanged: ${message}`
}

/** Decides about the work of a guest once a user signs in: a new account takes it over, a user with an older one is asked. */
export default function GuestWork({ user, openedBy }: Props) {
  const { i18n } = useLingui()
  const [names, setNames] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const close = () => setNames([])
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
      close()
    } catch (error) {
      showToast('error', i18n._(failed(error)))
    } finally {
      setBusy(false)
    }
  }
  const take = async () => {
    await moveGuestWorkTo(user)
    showToast('ok', i18n._(taken))
  }
  useEffect(() => {
    const offer = async () => {
      const projects = await guestProjects()
      if (projects.length === 0) return
      if (openedBy === 'login') return setNames(projects.map(({ name }) => name))
      await moveGuestWorkTo(user)
      showToast('ok', i18n._(taken))
    }
    offer().catch((error: unknown) => showToast('error', i18n._(failed(error))))
  }, [user, openedBy, i18n])
  if (names.length === 0) return null
  return (
    <GuestWorkDialog
      names={names}
      busy={busy}
      onTake={() => void act(take)}
      onRemove={() => void act(removeGuestWork)}
      onClose={close}
    />
  )
}
