import { useLingui } from '@lingui/react/macro'
import { CircleUserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../loading/load-part.ts'
import { avatarOf } from '../../state/avatar.ts'
import { session } from '../../state/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'

const loadMenu = () => loadPart(() => import('./user-menu.tsx'), 'account')
const UserMenu = lazy(loadMenu)

/** Its menu is loaded on hover, focus or tap, so that it is not part of the first load. */
export function UserButton() {
  const { t } = useLingui()
  const { user } = useSnapshot(session)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const trigger = (
    <Button
      look="quiet"
      size="icon"
      aria-label={t`Account and settings`}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => {
        if (wanted) return
        setWanted(true)
        setOpen(true)
      }}
    >
      {user ? (
        <Avatar src={avatarOf(user)} name={user.nickname || user.username} size={28} />
      ) : (
        <CircleUserRound size={20} aria-hidden />
      )}
    </Button>
  )
  if (!wanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <UserMenu open={open} onOpenChange={setOpen} trigger={trigger} />
    </Suspense>
  )
}
