import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { guestProjects } from '../../data/guest-work.ts'
import { removeGuestWork } from '../../session/guest.ts'
import { startGuestWork } from '../../state/guest.ts'
import { session } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { RemoveWorkDialog } from './remove-work-dialog.tsx'

/** Names the work that a guest left on this device; it can be continued without an account, and removed. */
export default function LeftWork() {
  const { user } = useSnapshot(session)
  const [projects, setProjects] = useState<Awaited<ReturnType<typeof guestProjects>>>([])
  const [removing, setRemoving] = useState(false)
  useEffect(() => {
    void guestProjects().then((found) => {
      if (found.length > 0) startGuestWork()
      setProjects(found)
    })
  }, [])
  if (projects.length === 0) return null
  const remove = async () => {
    await removeGuestWork()
    setRemoving(false)
    setProjects([])
  }
  const close = () => setRemoving(false)
  return (
    <section className="rounded-lg bg-surface p-5 shadow-card">
      <h2 className="text-lg">
        <Trans>Work done as a guest on this device</Trans>
      </h2>
      <ul className="mt-2 flex flex-col gap-1 break-words">
        {projects.map(({ id, name }) => (
          <li key={id}>
            {user ? (
              name
            ) : (
              <Link
                to="/project/show"
                search={{ project: id }}
                className="inline-flex min-h-11 items-center text-accent underline"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {user ? (
        <p className="mt-2 text-sm text-ink-2">
          <Trans>You are asked at your next login whether your account takes it over.</Trans>
        </p>
      ) : null}
      <Button size="field" className="mt-3" onClick={() => setRemoving(true)}>
        <Trans>Remove this work</Trans>
      </Button>
      {removing ? <RemoveWorkDialog onRemove={() => void remove()} onClose={close} /> : null}
    </section>
  )
}
