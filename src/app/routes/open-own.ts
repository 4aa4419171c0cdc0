import { loadPart } from '../loading/load-part.ts'
import { isGuestAddress } from '../state/guest.ts'
import { session } from '../state/session.ts'

/** Before a page with user data is shown: opens the user's database, or the guest's, and loads the words of these pages. */
export async function openOwn({ location }: { location: { publicHref: string } }): Promise<void> {
  if (!session.user && !isGuestAddress(location.publicHref)) return
  const { enterOwnData } = await loadPart(() => import('../session/enter-own-data.ts'), 'own')
  await enterOwnData(session.user?.id)
}
