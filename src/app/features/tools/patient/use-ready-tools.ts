import { useEffect, useState } from 'react'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import { useRecalled } from '../recall.ts'
import { useThisPatient } from './this-patient.ts'

const none: readonly string[] = []

/** The ids of the tools that can be computed from what is known of this patient. */
export function useReadyTools(tools: readonly EntryTitle[]): readonly string[] {
  const { values } = useThisPatient()
  const recalled = useRecalled()
  const [ready, setReady] = useState(none)
  useEffect(() => {
    if (values.length === 0) return
    let isLatest = true
    const find = async () => {
      const { readyAmong } = await import('./ready.ts')
      const found = await readyAmong(tools, values, recalled)
      if (isLatest) setReady(found)
    }
    find().catch(() => undefined) // offline before the program was stored on the device: the tools still open, only the filter is missing
    return () => {
      isLatest = false
    }
  }, [tools, values, recalled])
  return values.length === 0 ? none : ready
}
