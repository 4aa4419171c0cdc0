import { useState } from 'react'
import { useStable } from '../../ui/use-stable.ts'
import type { BlockActs } from './report-block.tsx'
import type { ReportChanges } from './use-changes.ts'
import type { Freezing } from './use-freezing.ts'

/** What the blocks of a report do with their results: one object, so that a key press renders none of them. */
export function useBlockActs({ see }: ReportChanges, { freeze, thaw }: Freezing): BlockActs {
  const acts: BlockActs = {
    freeze: useStable((block) => void freeze([block])),
    thaw: useStable((block) => void thaw([block])),
    see: useStable((block) => see([block])),
  }
  const [same] = useState(acts)
  return same
}
