import { notify } from '../db/bus.ts'
import { inTransaction } from '../db/database.ts'
import { listOpenRequests, setGrant } from '../storage/store.ts'
import type { Command } from './command.ts'
import { namedUser } from './find-user.ts'
import { shownText, shownTime } from './listing.ts'
import { OperatorError } from './operator-error.ts'
import { endOfDay } from './read-option.ts'

/** Most requests in one list. */
const MOST = 200
const MOST_GIB = 100_000

export const listStorageRequests: Command = {
  usage: '',
  purpose: `List the requests for more storage that are not answered, oldest first, at most ${MOST}: time, user, GiB, reason`,
  options: [],
  async run({ site, print }) {
    const rows = await listOpenRequests(site.database.db, MOST + 1)
    for (const { created_at: at, username, gib, reason } of rows.slice(0, MOST)) {
      print(`${shownTime(at)}  ${shownText(username)}  ${gib} GiB  ${shownText(reason.replace(/\s+/g, ' '))}`)
    }
    if (rows.length > MOST) print(`There are more than ${MOST}: answer some to see the rest.`)
  },
}

export const grantStorage: Command = {
  usage: 'NAME --gib N [--until DATE]',
  purpose:
    'Give a user N GiB beyond what everyone has, in place of a former grant, to the end of a day (UTC) or for good, and answer the request. 0 gives none',
  options: ['gib', 'until'],
  async run({ site, argument, now, option, optional }) {
    const user = await namedUser({ site, argument })
    const text = option('gib')
    const gib = Number(text)
    if (!/^\d+$/.test(text) || gib > MOST_GIB) throw new OperatorError(`--gib is a whole number from 0 to ${MOST_GIB}.`)
    const until = optional('until')
    const endsAt = until === undefined ? null : endOfDay('until', until)
    if (endsAt !== null && endsAt <= now) throw new OperatorError('--until has passed.')
    await inTransaction(site.database.db, (tx) => setGrant(tx, user.user_id, { gib, ends_at: endsAt }, now))
    await notify(site.database.pool, [{ kind: 'notices' }])
  },
}
