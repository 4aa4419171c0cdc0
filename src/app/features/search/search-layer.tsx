import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../loading/load-part.ts'
import { search } from '../../state/search.ts'

const SearchDialog = lazy(() => loadPart(() => import('./search-dialog.tsx'), 'own'))

/** The search of everything above the pages, opened by Ctrl+K or ⌘K; its code is loaded on demand. */
export function SearchLayer() {
  const { isOpen } = useSnapshot(search)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      search.isOpen = !search.isOpen
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const close = () => {
    search.isOpen = false
  }
  return isOpen ? (
    <Suspense>
      <SearchDialog onClose={close} />
    </Suspense>
  ) : null
}
