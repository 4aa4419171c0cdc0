import { useEffect } from 'react'

/** Ctrl+F, or Cmd+F, finds in the rows in place of the browser, which sees only the cells that are drawn; not while a dialog is open. */
export function useFindKey(isWanted: boolean, onFind: () => void): void {
  useEffect(() => {
    if (!isWanted) return
    const listen = (event: KeyboardEvent) => {
      const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey)
      if (!isFind || event.shiftKey || event.altKey || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      onFind()
      document.querySelector<HTMLInputElement>('[data-find]')?.select()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
}
