import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { configQuery } from '../../api/queries.ts'

/** Whether a list of recalled tools contains this revision: `id` means every one, `id@2` those up to 2. */
export function isRecalled(list: readonly string[], id: string, revision: number): boolean {
  return list.some((entry) => {
    const [name, upTo] = entry.split('@')
    return name === id && (upTo === undefined || revision <= Number(upTo))
  })
}

const none: readonly string[] = []

/**
 * The list as last sent by the site, in its configuration: every page fetches that first, and the cached one works offline. Read from the
 * cache; a separate query observer would cost the first render of a tool more than a form field.
 */
export function useRecalled(): readonly string[] {
  const client = useQueryClient()
  const [cache, { queryKey }] = [client.getQueryCache(), configQuery()]
  return useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => client.getQueryData(queryKey)?.recalled_tools ?? none,
  )
}
