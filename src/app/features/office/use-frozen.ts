import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'
import { ownData } from '../../data/own-data.ts'
import { readFrozen } from '../../data/reports/frozen-block.ts'
import type { FrozenBlocks } from '../../report/document/block-content.ts'

/** The frozen blocks of a report; undefined until they are read. A change elsewhere in the report gives the same map. */
export function useFrozen(report: string): FrozenBlocks | undefined {
  const [frozen, setFrozen] = useState<FrozenBlocks>()
  useEffect(() => {
    let last: Awaited<ReturnType<typeof readFrozen>> | undefined
    const reading = liveQuery(() => readFrozen(ownData().database, report, last)).subscribe((found) => {
      const isSame = last?.size === found.size && [...found].every(([id, one]) => last?.get(id) === one)
      last = found
      if (!isSame) setFrozen(new Map([...found].map(([id, [, state]]) => [id, state])))
    })
    return () => reading.unsubscribe()
  }, [report])
  return frozen
}
