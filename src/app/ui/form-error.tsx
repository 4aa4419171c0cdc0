import type { ReactNode } from 'react'

/** The error of a form as a whole, which gets the focus after a failed submit. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" tabIndex={-1} className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger">
      {children}
    </p>
  )
}
