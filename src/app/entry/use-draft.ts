import { useState } from 'react'
import type { Json } from '#catalog/kit/json.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'

interface Draft {
  readonly value: Json
  /** The stamp of the record once the value was written. */
  readonly written?: string
}

type Drafts = Readonly<Record<string, Draft>>

/**
 * The value just entered, shown before the page has it from the database, so that a control does not jump back meanwhile. A draft ends when the
 * page has the record as of its writing or later, whatever the value is then: it may have been undone, and what arrives before that may be an
 * earlier entry of another option.
 * @param latest the stamp of the record's last change
 */
export function useDraft(
  stored: StoredOptions,
  latest: string,
): {
  options: StoredOptions
  /** @param written resolves with the stamp of the record's last change when the value is in the database */
  draft: (leaf: string, value: Json, written: Promise<string>) => void
} {
  const [drafts, setDrafts] = useState<Drafts>({})
  const waiting = Object.entries(drafts).filter(([, { written }]) => written === undefined || latest < written)
  if (waiting.length < Object.keys(drafts).length) setDrafts(Object.fromEntries(waiting))
  const values = Object.fromEntries(waiting.map(([leaf, { value }]) => [leaf, value]))
  return {
    options: waiting.length === 0 ? stored : writtenLast(stored, values),
    draft: (leaf, value, written) => {
      const made: Draft = { value }
      const change = (to: (drafts: Drafts) => Drafts) => setDrafts((now) => (now[leaf] === made ? to(now) : now))
      setDrafts((now) => ({ ...now, [leaf]: made }))
      void written.then(
        (stamp) => change((now) => ({ ...now, [leaf]: { value, written: stamp } })),
        (fault: unknown) => {
          change((now) => Object.fromEntries(Object.entries(now).filter(([other]) => other !== leaf)))
          throw fault // reported like any other
        },
      )
    },
  }
}

/** Stored options with the drafts moved to the end, as if written last: the order of keys is the order of writing. */
function writtenLast(stored: StoredOptions, drafts: StoredOptions): StoredOptions {
  const others = Object.entries(stored).filter(([leaf]) => !Object.hasOwn(drafts, leaf))
  return { ...Object.fromEntries(others), ...drafts }
}
