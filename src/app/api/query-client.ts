import { QueryClient } from '@tanstack/react-query'

export const PERSISTED_MS = 7 * 86_400_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst', // always send one request: the service worker may have the reply
      gcTime: PERSISTED_MS, // not shorter than the persistence, or restored queries are garbage-collected
      staleTime: 30_000,
      retry: false,
    },
    mutations: { networkMode: 'always' }, // the outbox is our queue
  },
})
