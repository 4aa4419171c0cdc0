import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../loading/load-part.ts'
import { assistant } from '../../state/assistant.ts'

const Drawer = lazy(() => loadPart(() => import('./drawer.tsx'), 'chat'))

const close = () => {
  assistant.isOpen = false
}

/** The assistant beside the pages. Once opened it stays, so that an answer goes on while the drawer is closed. */
export function AssistantLayer() {
  const { isOpen } = useSnapshot(assistant)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <Drawer isOpen={isOpen} onClose={close} />
    </Suspense>
  )
}
