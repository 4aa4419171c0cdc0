import { useLingui } from '@lingui/react/macro'
import { Ellipsis, Lock, LockOpen, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'

interface Props {
  isFrozen: boolean
  hasNewer: boolean
  onFreeze: () => void
  onLive: () => void
}

/** Freezes a result, or makes it live again. */
export function BlockMenu({ isFrozen, hasNewer, onFreeze, onLive }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet" size="small-icon" aria-label={t`Menu of the block`}>
          <Ellipsis size={16} aria-hidden />
        </Button>
      }
    >
      {isFrozen ? (
        <>
          {hasNewer ? (
            <MenuItem icon={<RefreshCw size={15} aria-hidden />} onSelect={onFreeze}>
              {t`Take the newer result`}
            </MenuItem>
          ) : null}
          <MenuItem icon={<LockOpen size={15} aria-hidden />} onSelect={onLive}>{t`Make live`}</MenuItem>
        </>
      ) : (
        <MenuItem icon={<Lock size={15} aria-hidden />} onSelect={onFreeze}>{t`Freeze this result`}</MenuItem>
      )}
    </Menu>
  )
}
