import type { BrowserContext } from '@playwright/test'

/** Ids of all mutations that pages and service worker send from now on, before any deduplication. */
export function pushedMutations(context: BrowserContext): { readonly ids: readonly string[] } {
  const ids: string[] = []
  context.on('request', (request) => {
    if (!request.url().endsWith('/api/Sync/push')) return
    const body = request.postDataJSON() as { mutations: { id: string }[] }
    ids.push(...body.mutations.map(({ id }) => id))
  })
  return { ids }
}
