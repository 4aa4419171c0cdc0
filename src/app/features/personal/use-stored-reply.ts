import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { ReplyOf, RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import { type CallName, call } from '../../api/call.ts'
import { connection } from '../../api/connection.ts'
import { currentLocale } from '../../i18n/locale.ts'
import { session } from '../../state/session.ts'

/** Whether the server can be asked now, which every write of these pages needs: none is queued (SPEC M13). */
export function useCanWrite(): boolean {
  const { online } = useSnapshot(connection)
  const { token } = useSnapshot(session)
  return online && token !== null
}

export interface StoredReply<R> {
  readonly data: R | undefined
  readonly error: unknown
  /** False for a reply that the server has not confirmed on this visit. */
  readonly isCurrent: boolean
  readonly refetch: () => Promise<unknown>
}

/** What is read by a read call: from the server, or without it the last on this device (SPEC M14). @param read asks the server */
export function useStored<R>(
  name: CallName,
  request: object,
  read: (signal: AbortSignal) => Promise<R>,
): StoredReply<R> {
  const { token, user } = useSnapshot(session)
  const canAsk = useCanWrite()
  const { data, error, isError, refetch } = useQuery<R>({
    queryKey: [name, user?.id ?? '0', currentLocale(), request],
    queryFn: ({ signal }) => read(signal),
    // another tab or device may have changed it
    staleTime: 0,
    refetchOnMount: 'always',
    enabled: token !== null,
  })
  useEffect(() => {
    if (canAsk) void refetch()
  }, [canAsk, refetch])
  return { data, error, isCurrent: canAsk && !isError, refetch }
}

/** The reply to a read call, as `useStored`. */
export function useStoredReply<N extends CallName>(
  name: N,
  request: RequestOf<Calls[N]>,
): StoredReply<ReplyOf<Calls[N]>> {
  return useStored(name, request, (signal) => call(name, request, { signal }))
}
