import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { configQuery } from '../../api/queries.ts'

/** Whether a list of recalled tools means this revision: `id` means every one, `id@2` those up to 2. */
export function isRecalled(list: readonly string[], id: string, revision: number): boolean {
  return list.some((entry) => {
    const [name, upTo] = entry.split('@')
    return name === id && (upTo === undefined || revision <= Number(upTo))
  })
}

const none: readonly string[] = []

/**
 * The list as the site last sent it, with what it says of itself: every page asks for that first, and what was kept of it holds offline. Read
 * where it is kept; an observer of its own would cost the first drawing of a tool more than a field of its form.
 */
export function useRecalled(): readonly string[] {
  const client = useQueryClient()
  const [cache, { queryKey }] = [client.getQueryCache(), configQuery()]
  return useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => client.getQueryData(queryKey)?.recalled_tools ?? none,
  )
}
