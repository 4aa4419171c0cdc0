import type { Cursor } from '#contract/calls/sync.ts'
import type { ToPage } from '#contract/push.ts'
import { call } from '../api/call.ts'
import { connection, whenBack } from '../api/connection.ts'
import { openChannel } from '../api/push-channel.ts'
import { queryClient } from '../api/query-client.ts'
import { refreshUser, session } from '../state/session.ts'
import { CURSOR } from './outbox/pull.ts'
import { ownData } from './own-data.ts'
import { requestSync, syncEnded } from './sync.ts'

const NOTICES = 'Notice/index'

/** How far the notices that are shown have come; null where none were asked for. */
function knownNotices(): number | null {
  const answers = queryClient.getQueriesData<{ revision?: number }>({ queryKey: [NOTICES, session.user?.id ?? '0'] })
  const revisions = answers.flatMap(([, answer]) => answer?.revision ?? [])
  return revisions.length > 0 ? Math.min(...revisions) : null
}

/** Hears from the server when there is something new, and asks for it (SPEC P3). The result stops it. */
export function startPush(): () => void {
  const { database } = ownData()
  const known = async () => ({
    cursor: ((await database.kv.get(CURSOR))?.value as Cursor | undefined) ?? null,
    notices: knownNotices(),
  })
  const tellSeen = async () => channel.say({ type: 'seen', ...(await known()) })

  /** What this device changed itself is news to nobody here: the run that sent it has fetched it too. */
  async function takeIn({ epoch, revision }: Extract<ToPage, { type: 'records' }>): Promise<void> {
    await syncEnded()
    const { cursor } = await known()
    if (cursor?.epoch !== epoch || cursor.revision < revision) await requestSync()
    await tellSeen()
  }

  const channel = openChannel({
    async introduce() {
      if (!session.token || !connection.online) throw new Error('nobody to introduce')
      const { ticket } = await call('Push/ticket', {})
      return [{ type: 'hello', ticket, ...(await known()) }]
    },
    hear(message) {
      if (message.type === 'welcome') tellSeen().catch(() => undefined) // what came while the socket opened
      if (message.type === 'records') takeIn(message).catch(() => undefined) // the next turn of the sync fetches it
      if (message.type === 'notices') void queryClient.invalidateQueries({ queryKey: [NOTICES] })
    },
    // where the session has ended, this call hears so, and the one dialog appears
    onRefused: () => void call('User/detail', {}).then(refreshUser, () => undefined),
  })
  const stops = [
    whenBack(() => channel.wake()),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const isAnswer = type === 'updated' && query.queryKey[0] === NOTICES && query.state.status === 'success'
      if (isAnswer) tellSeen().catch(() => undefined)
    }),
    () => channel.close(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
