import { type ComponentProps, lazy, Suspense } from 'react'
import { loadPart } from '../loading/load-part.ts'
import type { OpeningFailed } from './opening-failed.tsx'

const Failed = lazy(async () => ({
  default: (await loadPart(() => import('./opening-failed.tsx'), 'own')).OpeningFailed,
}))

/** Why a dataset could not be opened, and what to do. Not part of a page's first load, since most datasets open. */
export function OpeningFailure(props: ComponentProps<typeof OpeningFailed>) {
  return (
    <Suspense>
      <Failed {...props} />
    </Suspense>
  )
}
