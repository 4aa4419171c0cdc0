import type { ReactNode } from 'react'

/** An error that concerns a whole form. It gets the focus after a failed submission. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" tabIndex={-1} className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger">
      {children}
    </p>
  )
}
