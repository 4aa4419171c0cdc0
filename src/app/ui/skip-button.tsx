import type { ReactNode } from 'react'

interface Props {
  onSkip: () => void
  children: ReactNode
}

/** Moves the focus past something long, visible while it has the focus. A button, because the fragment of an address belongs to the pages. */
export function SkipButton({ onSkip, children }: Props) {
  return (
    <button
      type="button"
      className="fixed top-2 left-2 z-60 rounded-md bg-raised px-4 py-3 text-sm font-semibold text-accent shadow-raised not-focus:sr-only print:hidden"
      onClick={onSkip}
    >
      {children}
    </button>
  )
}
