import { useEffect } from 'react'
import { connection, whenBack } from '../../api/connection.ts'
import { afterFirstPaint } from '../../loading/first-paint.ts'
import { loadPart } from '../../loading/load-part.ts'
import { hasPendingStars } from '../../state/favourites.ts'
import { hydrated } from '../../state/hydrate.ts'
import { session } from '../../state/session.ts'

/**
 * Has the favourites of who is signed in follow their other devices. Own data are opened for that only when the server answers: a start without a
 * network shows the list that the device kept, unless a star still waits for the records.
 */
export function useAccountFavourites(): void {
  useEffect(() => {
    const follow = () => void enterOwn().catch(() => undefined) // the kept list stays
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
