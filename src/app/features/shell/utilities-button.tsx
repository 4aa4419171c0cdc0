import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../loading/load-part.ts'

const loadMenu = () => loadPart(() => import('./utilities-menu.tsx'), 'account')
const UtilitiesMenu = lazy(loadMenu)

/** Its menu is loaded on hover, focus or tap, so that it is not part of the first load. */
export function UtilitiesButton() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const trigger = (
    <button
      type="button"
      aria-haspopup="menu"
      className="flex items-center gap-1 rounded-md px-3 py-2 text-sm text-ink-2 hover:bg-sunken hover:text-ink"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => {
        if (wanted) return
        setWanted(true)
        setOpen(true)
      }}
    >
      <Trans>Utilities</Trans>
      <ChevronDown size={14} aria-hidden />
    </button>
  )
  if (!wanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <UtilitiesMenu open={open} onOpenChange={setOpen} trigger={trigger} />
    </Suspense>
  )
}
