import { type RefObject, useEffect } from 'react'

/** Unfolds all folded parts of an element while the page is printed. */
export function useUnfoldedPrint(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let unfolded: readonly HTMLDetailsElement[] = []
    const unfold = () => {
      unfolded = [...(element.current?.querySelectorAll('details') ?? [])].filter(({ open }) => !open)
      for (const details of unfolded) details.open = true
    }
    const fold = () => {
      for (const details of unfolded) details.open = false
    }
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', fold)
    }
  }, [element])
}
