import type { Cursor } from '#contract/calls/sync.ts'
import type { ToPage } from '#contract/push.ts'
import { call } from '../api/call.ts'
import { connection, whenBack } from '../api/connection.ts'
import { openChannel } from '../api/push-channel.ts'
import { queryClient } from '../api/query-client.ts'
import { refreshUser, session } from '../state/session.ts'
import { knownAccount, readAccountAgain } from './account-news.ts'
import { CURSOR } from './outbox/pull.ts'
import { ownData } from './own-data.ts'
import { requestSync, syncEnded } from './sync.ts'

const NOTICES = 'Notice/index'

/** The revision of the shown notices; null if none were requested. */
function knownNotices(): number | null {
  const answers = queryClient.getQueriesData<{ revision?: number }>({ queryKey: [NOTICES, session.user?.id ?? '0'] })
  const revisions = answers.flatMap(([, answer]) => answer?.revision ?? [])
  return revisions.length > 0 ? Math.min(...revisions) : null
}

/** Listens for changes on the server, and fetches them (SPEC P3). Returns a function that stops it. */
export function startPush(): () => void {
  const { database } = ownData()
  let heardAccount = 0
  let toldAccount: number | null = null
  const known = async () => ({
    cursor: ((await database.kv.get(CURSOR))?.value as Cursor | undefined) ?? null,
    notices: knownNotices(),
    account: knownAccount(heardAccount),
  })
  const tellSeen = async () => {
    toldAccount = knownAccount(heardAccount)
    channel.say({ type: 'seen', ...(await known()) })
  }

  /** Skips this device's own changes: the run that sent them has fetched them too. */
  async function takeIn({ epoch, revision }: Extract<ToPage, { type: 'records' }>): Promise<void> {
    await syncEnded()
    const { cursor } = await known()
    if (cursor?.epoch !== epoch || cursor.revision < revision) await requestSync()
    await tellSeen()
  }

  function takeInAccount(revision: number): void {
    heardAccount = revision
    void readAccountAgain()
  }

  const channel = openChannel({
    async introduce() {
      if (!session.token || !connection.online) throw new Error('nobody to introduce')
      heardAccount = 0 // a hint may have been lost meanwhile
      const { ticket } = await call('Push/ticket', {})
      return [{ type: 'hello', ticket, ...(await known()) }]
    },
    hear(message) {
      if (message.type === 'welcome') tellSeen().catch(() => undefined) // changes while the socket was opening
      if (message.type === 'records') takeIn(message).catch(() => undefined) // the next run of the sync fetches it
      if (message.type === 'notices') void queryClient.invalidateQueries({ queryKey: [NOTICES] })
      if (message.type === 'account') takeInAccount(message.revision)
    },
    // if the session has ended, this call reports it, and the session dialog opens
    onRefused: () => void call('User/detail', {}).then(refreshUser, () => undefined),
  })
  const stops = [
    whenBack(() => channel.wake()),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.state.status !== 'success') return
      if (query.queryKey[0] === NOTICES || knownAccount(heardAccount) !== toldAccount) tellSeen().catch(() => undefined)
    }),
    () => channel.close(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
