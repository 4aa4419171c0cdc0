import { useState } from 'react'
import type { Json } from '#catalog/kit/json.ts'

interface Change {
  readonly leaf: string
  readonly before: Json
  readonly after: Json
}

interface History {
  readonly past: readonly Change[]
  readonly future: readonly Change[]
}

/** Changes of one leaf within this time are merged: typing a word, dragging a number. */
const TOGETHER_MS = 900

/** Undo and redo of the changes of this visit. `apply` stores one. */
export function useUndo(apply: (leaf: string, value: Json) => void) {
  const [{ past, future }, setHistory] = useState<History>({ past: [], future: [] })
  const [lastAt, setLastAt] = useState(0)
  return {
    change: (leaf: string, before: Json, after: Json) => {
      apply(leaf, after)
      const now = Date.now()
      const last = past.at(-1)
      const goesOn = last?.leaf === leaf && now - lastAt < TOGETHER_MS
      const made = goesOn ? { ...last, after } : { leaf, before, after }
      setHistory({ past: [...(goesOn ? past.slice(0, -1) : past), made], future: [] })
      setLastAt(now)
    },
    undo: () => {
      const last = past.at(-1)
      if (!last) return
      apply(last.leaf, last.before)
      setHistory({ past: past.slice(0, -1), future: [last, ...future] })
    },
    redo: () => {
      const [next, ...rest] = future
      if (!next) return
      apply(next.leaf, next.after)
      setHistory({ past: [...past, next], future: rest })
    },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  }
}
