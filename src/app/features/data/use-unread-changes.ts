import { useCallback, useState } from 'react'
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
  const [held, setHeld] = useState({ version, changes: none })
  // the next version holds them
  if (held.version !== version) setHeld({ version, changes: none })
  const add = useCallback((column: string, change: VariableChange) => {
    setHeld((now) => ({ ...now, changes: { ...now.changes, [column]: { ...now.changes[column], ...change } } }))
  }, [])
  return [held.changes, add]
}
