import { useCallback, useEffect, useState } from 'react'
import type { VariableChange } from '../../data/datasets/dataset.ts'

/** By column id. */
export type UnreadChanges = Readonly<Record<string, VariableChange>>

const none: UnreadChanges = {}

/**
 * The changes of variables stored since the shown version was opened. A dialog reopened before the next version
 * must show them: it would otherwise write the values that they replaced back.
 * @param version the version shown
 */
export function useUnreadChanges(
  version: string | undefined,
): [changes: UnreadChanges, add: (column: string, change: VariableChange) => void] {
  const [changes, setChanges] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next version holds them
  useEffect(() => setChanges(none), [version])
  const add = useCallback((column: string, change: VariableChange) => {
    setChanges((now) => ({ ...now, [column]: { ...now[column], ...change } }))
  }, [])
  return [changes, add]
}
