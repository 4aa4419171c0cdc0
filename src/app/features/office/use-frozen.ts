import { useEffect, useState } from 'react'
import { frozenStates, type StampedStates } from '../../data/reports/frozen-block.ts'
import type { ReportRows } from '../../data/reports/report-rows.ts'
import type { FrozenBlocks } from '../../report/document/block-content.ts'

/** The frozen blocks of a report; undefined until they are read. A change elsewhere in the report gives the same map. */
export function useFrozen(rows: ReportRows): FrozenBlocks | undefined {
  const [frozen, setFrozen] = useState<FrozenBlocks>()
  useEffect(() => {
    let last: StampedStates | undefined
    return rows.subscribe((read) => {
      const found = frozenStates(read.values(), last)
      const isSame = last?.size === found.size && [...found].every(([id, one]) => last?.get(id) === one)
      last = found
      if (!isSame) setFrozen(new Map([...found].map(([id, [, state]]) => [id, state])))
    })
  }, [rows])
  return frozen
}
