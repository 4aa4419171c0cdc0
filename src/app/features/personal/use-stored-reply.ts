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

interface StoredReply<R> {
  readonly data: R | undefined
  readonly error: unknown
  /** False for a reply that the server has not confirmed on this visit. */
  readonly isCurrent: boolean
  readonly refetch: () => Promise<unknown>
}

/** The reply to a read call: from the server, or without it the last one on this device (SPEC M14). */
export function useStoredReply<N extends CallName>(
  name: N,
  request: RequestOf<Calls[N]>,
): StoredReply<ReplyOf<Calls[N]>> {
  const { token, user } = useSnapshot(session)
  const canAsk = useCanWrite()
  const { data, error, isError, refetch } = useQuery<ReplyOf<Calls[N]>>({
    queryKey: [name, user?.id ?? '0', currentLocale(), request],
    queryFn: ({ signal }) => call(name, request, { signal }),
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
