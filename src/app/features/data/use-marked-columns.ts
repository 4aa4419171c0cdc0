import { useEffect, useRef, useState } from 'react'
import type { OpenedDataset } from '../../workers/open-dataset.ts'

/** The columns to mark: those that the last step added, or the one that was gone to. */
export function useMarkedColumns(opened: OpenedDataset | undefined): {
  readonly marked: readonly string[]
  readonly mark: (column: string) => void
} {
  const [marked, setMarked] = useState<readonly string[]>([])
  const before = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!opened) return
    const ids = opened.dictionary.columns.map(({ id }) => id)
    const known = before.current
    before.current = new Set(ids)
    const added = known ? ids.filter((id) => !known.has(id)) : []
    if (added.length > 0) setMarked(added)
  }, [opened])
  return { marked, mark: (column) => setMarked([column]) }
}
