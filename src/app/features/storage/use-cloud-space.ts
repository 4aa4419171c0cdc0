import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { CloudProject } from '#contract/calls/storage.ts'
import { call } from '../../api/call.ts'
import { connection } from '../../api/connection.ts'
import { sync } from '../../data/sync.ts'
import { currentLocale } from '../../i18n/locale.ts'
import { session } from '../../state/session.ts'

/** First part of the key of all replies. */
export const CLOUD_SPACE = 'Storage/index'

/** How often the page looks while files are on their way, ms. */
const UPLOADING_MS = 5000
const isUploading = ({ uploading }: CloudProject) => uploading > 0

/** What the user keeps in the cloud: from the server, or without it the last reply on this device. */
export function useCloudSpace(user: string) {
  const { online } = useSnapshot(connection)
  const { token } = useSnapshot(session)
  const query = useQuery({
    queryKey: [CLOUD_SPACE, user, currentLocale()],
    queryFn: ({ signal }) => call(CLOUD_SPACE, {}, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (online && state.data?.projects.some(isUploading) ? UPLOADING_MS : false),
    enabled: token !== null,
  })
  const { refetch } = query
  const canAsk = online && token !== null
  useEffect(() => {
    if (!canAsk) return
    void refetch()
    // a sync may have sent files
    return subscribeKey(sync, 'lastAt', () => void refetch())
  }, [canAsk, refetch])
  return { ...query, isCurrent: canAsk && !query.isError }
}
