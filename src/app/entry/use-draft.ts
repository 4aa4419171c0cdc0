import { useState } from 'react'
import type { Json } from '#catalog/kit/json.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'

/**
 * The value just entered, shown before the database has it, so that a control does not jump back while its value is being written. A draft is
 * discarded as soon as the stored value is equal.
 */
export function useDraft(stored: StoredOptions): {
  options: StoredOptions
  draft: (leaf: string, value: Json) => void
} {
  const [drafts, setDrafts] = useState<StoredOptions>({})
  const [seen, setSeen] = useState(stored)
  if (stored !== seen) {
    setSeen(stored)
    setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([leaf, value]) => !isSame(stored[leaf], value))))
  }
  return {
    options: Object.keys(drafts).length === 0 ? stored : writtenLast(stored, drafts),
    draft: (leaf, value) => setDrafts((now) => ({ ...now, [leaf]: value })),
  }
}

/** Stored options with the drafts moved to the end, as if written last: the order of keys is the order of writing. */
function writtenLast(stored: StoredOptions, drafts: StoredOptions): StoredOptions {
  const others = Object.entries(stored).filter(([leaf]) => !Object.hasOwn(drafts, leaf))
  return { ...Object.fromEntries(others), ...drafts }
}

function isSame(a: Json | undefined, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
