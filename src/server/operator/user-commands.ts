import { SESSION_MS } from '../accounts/sessions.ts'
import { deleteSessionsOf, listSessions, setPassword } from '../accounts/store.ts'
import { inTransaction } from '../db/database.ts'
import { createLimits } from '../http/limits.ts'
import { identityOf } from '../identity/identity.ts'
import { countedName } from '../identity/skeleton.ts'
import { deleteTicketsOf } from '../verification/store.ts'
import type { Command } from './command.ts'
import { newPasswordHash } from './create-user.ts'
import { namedUser } from './find-user.ts'
import { shownText, shownTime } from './listing.ts'
import { listUsers, setStatus, type UserSummary } from './store.ts'

const LOCKED = 0
const IN_ORDER = 1
/** Most users in one list. */
const MOST = 200

export const resetPassword: Command = {
  usage: 'NAME    (the password is asked for, or read from standard input)',
  purpose: 'Give a user a new password, and end all their sessions',
  options: [],
  async run({ site, argument, password }) {
    const { user_id: user } = await namedUser({ site, argument })
    const passwordHash = await newPasswordHash({ password })
    await inTransaction(site.database.db, async (tx) => {
      await setPassword(tx, user, passwordHash)
      await deleteSessionsOf(tx, user)
      await deleteTicketsOf(tx, user)
    })
  },
}

export const lockUser: Command = {
  usage: 'NAME',
  purpose: 'Let a user in no more, and end all their sessions. Nothing of theirs is removed',
  options: [],
  async run({ site, argument }) {
    const { user_id: user } = await namedUser({ site, argument })
    await inTransaction(site.database.db, async (tx) => {
      await setStatus(tx, user, LOCKED)
      await deleteSessionsOf(tx, user)
      await deleteTicketsOf(tx, user)
    })
  },
}

export const unlockUser: Command = {
  usage: 'NAME',
  purpose:
    'Let a user in again, after lock-user, and forget the failed logins under this name that ask everyone for a captcha',
  options: [],
  async run({ site, argument }) {
    const name = argument('NAME')
    const { user_id: user } = await namedUser({ site, argument: () => name })
    const { db, pool } = site.database
    await inTransaction(db, (tx) => setStatus(tx, user, IN_ORDER))
    await createLimits(pool, site.keys).forget('failuresByAccount', countedName(identityOf(name)))
  },
}

function stateOf({ status, closes_at: closes }: UserSummary): string {
  if (status === LOCKED) return 'locked'
  return closes === null ? 'active' : 'closing'
}

export const listUsersCommand: Command = {
  usage: '[--search TEXT]',
  purpose: `List users, newest first, at most ${MOST}: id, state, opened, last use, name`,
  options: ['search'],
  async run({ site, optional, print }) {
    const search = (optional('search') ?? '').normalize('NFKC').trim().toLowerCase()
    const users = await listUsers(site.database.db, search, MOST + 1)
    for (const user of users.slice(0, MOST)) {
      const state = stateOf(user).padEnd('closing'.length)
      const times = `${shownTime(user.created_at)}  ${shownTime(user.last_used).padEnd(shownTime(0).length)}`
      print(`${user.user_id}  ${state}  ${times}  ${shownText(user.username)}`)
    }
    if (users.length > MOST) print('There are more: narrow the list with --search.')
  },
}

export const listSessionsCommand: Command = {
  usage: 'NAME',
  purpose: 'List the sessions of a user, last used first: begun, last use, device',
  options: [],
  async run({ site, now, argument, print }) {
    const { user_id: user } = await namedUser({ site, argument })
    for (const session of await listSessions(site.database.db, user, now - SESSION_MS)) {
      print(`${shownTime(session.created_at)}  ${shownTime(session.last_used)}  ${shownText(session.device)}`)
    }
  },
}

export const endSessions: Command = {
  usage: 'NAME',
  purpose: 'End all sessions of a user',
  options: [],
  async run({ site, argument }) {
    const { user_id: user } = await namedUser({ site, argument })
    await deleteSessionsOf(site.database.db, user)
  },
}

export const rotateKeys: Command = {
  usage: '',
  purpose: 'Take a new key for the hashes of codes and captchas. What was sent under the last one stays good',
  options: [],
  run({ site }) {
    site.keys.rotate()
    return Promise.resolve()
  },
}
