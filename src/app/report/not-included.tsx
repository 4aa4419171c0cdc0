import type { ReactNode } from 'react'
import { useLabelled } from '../i18n/use-labelled.ts'

export interface LeftOut {
  readonly title: string
  readonly reason: string
}

/** What a file lacks of that which was chosen, and why; nothing if it lacks nothing. */
export function NotIncluded({ heading, leftOut }: { heading: ReactNode; leftOut: readonly LeftOut[] }) {
  const labelled = useLabelled()
  if (leftOut.length === 0) return null
  return (
    <div role="alert" className="rounded-md bg-warn-soft p-4 text-sm text-warn">
      <p className="font-semibold">{heading}</p>
      <ul className="mt-1 list-disc pl-5">
        {leftOut.map(({ title, reason }, k) => (
          <li key={`${title}-${k}`}>{labelled(title, reason)}</li>
        ))}
      </ul>
    </div>
  )
}
