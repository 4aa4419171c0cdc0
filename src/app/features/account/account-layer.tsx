import { type ComponentType, lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { isPartMissing, loadPart } from '../../loading/load-part.ts'
import { useAfterFirstRender } from '../../loading/use-after-first-render.ts'
import { accountSettings } from '../../state/account.ts'
import { session } from '../../state/session.ts'

const AccountDialog = lazy(() => loadPart(() => import('./account-dialog.tsx'), 'account'))
const WechatOffer = unasked(() => loadPart(() => import('./wechat-offer.tsx'), 'account'))
const GuestWork = unasked(() => loadPart(() => import('./guest-work.tsx'), 'account'))
const ClosingBanner = unasked(() => loadPart(() => import('./closing-banner.tsx'), 'account'))

/** A part that the reader did not ask for: if its script does not arrive, the page stays without it. */
function unasked<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() =>
    load().catch((error: unknown): { default: ComponentType<P> } => {
      if (!isPartMissing(error)) throw error
      return { default: () => null }
    }),
  )
}

/** Dialogs and banners of the account above the pages; their code is loaded on demand. */
export function AccountLayer() {
  const { openIn } = useSnapshot(accountSettings)
  const { user, token, openedBy } = useSnapshot(session)
  const isFramed = useAfterFirstRender()
  const isOpen = token !== null && openIn === token
  if (!user || !isFramed) return null
  const close = () => {
    accountSettings.openIn = null
  }
  return (
    <Suspense>
      {user.close_time > 0 ? <ClosingBanner /> : null}
      {openedBy === 'login' && user.is_wxbind === 0 ? <WechatOffer user={user} /> : null}
      {openedBy ? <GuestWork user={user.id} openedBy={openedBy} /> : null}
      {isOpen ? <AccountDialog onClose={close} /> : null}
    </Suspense>
  )
}
