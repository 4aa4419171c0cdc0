import { useState } from 'react'
import type { Json } from '#catalog/kit/json.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'

interface Draft {
  readonly value: Json
  /** What was stored when the value was entered. */
  readonly from: StoredOptions
  readonly isWritten: boolean
}

type Drafts = Readonly<Record<string, Draft>>

/**
 * The value just entered, shown before the database has it, so that a control does not jump back while its value is being written. A draft ends
 * as soon as the stored value is equal, and with the first value that is stored once it is written: it may have been undone since.
 */
export function useDraft(stored: StoredOptions): {
  options: StoredOptions
  /** @param written resolves when the value is in the database */
  draft: (leaf: string, value: Json, written: Promise<unknown>) => void
} {
  const [drafts, setDrafts] = useState<Drafts>({})
  const waiting = Object.entries(drafts).filter(([leaf, draft]) => isWaiting(stored, leaf, draft))
  if (waiting.length < Object.keys(drafts).length) setDrafts(Object.fromEntries(waiting))
  const values = Object.fromEntries(waiting.map(([leaf, { value }]) => [leaf, value]))
  return {
    options: waiting.length === 0 ? stored : writtenLast(stored, values),
    draft: (leaf, value, written) => {
      const made: Draft = { value, from: stored, isWritten: false }
      const change = (to: (drafts: Drafts) => Drafts) => setDrafts((now) => (now[leaf] === made ? to(now) : now))
      setDrafts((now) => ({ ...now, [leaf]: made }))
      void written.then(
        () => change((now) => ({ ...now, [leaf]: { ...made, isWritten: true } })),
        (fault: unknown) => {
          change((now) => Object.fromEntries(Object.entries(now).filter(([other]) => other !== leaf)))
          throw fault // reported like any other
        },
      )
    },
  }
}

function isWaiting(stored: StoredOptions, leaf: string, { value, from, isWritten }: Draft): boolean {
  return stored === from || (!isWritten && !isSame(stored[leaf], value))
}

/** Stored options with the drafts moved to the end, as if written last: the order of keys is the order of writing. */
function writtenLast(stored: StoredOptions, drafts: StoredOptions): StoredOptions {
  const others = Object.entries(stored).filter(([leaf]) => !Object.hasOwn(drafts, leaf))
  return { ...Object.fromEntries(others), ...drafts }
}

function isSame(a: Json | undefined, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
