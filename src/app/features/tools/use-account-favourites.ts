import { useEffect } from 'react'
import { connection, whenBack } from '../../api/connection.ts'
import { afterFirstPaint } from '../../loading/first-paint.ts'
import { loadPart } from '../../loading/load-part.ts'
import { hasPendingStars } from '../../state/favourites.ts'
import { hydrated } from '../../state/hydrate.ts'
import { session } from '../../state/session.ts'

/**
 * Syncs the favourites of the signed-in user with their other devices. Opens user data for that only when the server is reachable: an offline
 * start shows the list stored on the device, unless a star has not reached the records.
 */
export function useAccountFavourites(): void {
  useEffect(() => {
    const follow = () => void enterOwn().catch(() => undefined) // keeps the stored list
    if (hasPendingStars() || (connection.online && connection.instance !== null)) follow()
    return whenBack(follow)
  }, [])
}

async function enterOwn(): Promise<void> {
  await Promise.all([hydrated(), afterFirstPaint()])
  const { user } = session
  if (!user) return
  const { enterOwnData } = await loadPart(() => import('../../session/enter-own-data.ts'))
  await enterOwnData(user.id)
}
