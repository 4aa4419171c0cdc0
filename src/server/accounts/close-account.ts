import { inTransaction } from '../db/database.ts'
import { forgetFeedbackPictures } from '../feedback/store.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../http/route.ts'
import { detachInvoices } from '../invoices/leave.ts'
import { countWaiting } from '../invoices/store.ts'
import { detachMoney, hasOpenMoney } from '../money/leave.ts'
import { forgetAllSources, forgetPictures } from '../objects/store.ts'
import type { Letter } from '../providers/mail.ts'
import type { Services } from '../services.ts'
import { forgetAllShares } from '../shares/store.ts'
import { siteConfig } from '../site/site-config.ts'
import { deleteTicketsOf } from '../verification/store.ts'
import { takeTicket } from '../verification/tickets.ts'
import {
  deleteSessionsOf,
  deleteUser,
  findUser,
  listUsersToClose,
  lockUserToClose,
  setClosing,
  type User,
} from './store.ts'

const DAY = 24 * 60 * 60_000
/** During this time the user can cancel the removal. */
export const GRACE_MS = 14 * DAY

type Words = (site: string, when: string) => Pick<Letter, 'subject' | 'text'>

const asked: Words = (site, when) => ({
  subject: `${site}：账号注销申请 · Removal of your account`,
  text: `您的账号及其全部数据将于 ${when}（协调世界时）删除。在此之前登录即可撤销。\n\nYour account and everything in it will be removed on ${when} (UTC). Until then you can log in and take it back.\n\n${site}`,
})
const done: Words = (site) => ({
  subject: `${site}：账号已删除 · Your account is removed`,
  text: `您的账号及其全部数据已经删除。\n\nYour account and everything in it has been removed.\n\n${site}`,
})

/** Writes to the owner, if there is a mailbox. A letter that cannot be sent changes nothing about the removal. */
async function tell({ db, mail, log }: Pick<Services, 'db' | 'mail' | 'log'>, user: User, words: Words) {
  if (!mail || user.email === '') return
  try {
    const { site_title: site } = await siteConfig(db)
    const when = new Date(user.closes_at ?? 0).toISOString().slice(0, 16).replace('T', ' ')
    await mail.send({ to: user.email, ...words(site, when) })
  } catch (error) {
    log.warn({ err: error }, 'a letter was not sent')
  }
}

/**
 * Schedules the removal of an account; the ticket proves that the user owns it. All sessions end.
 * @returns when the account will be removed, ms
 * @throws Refusal `money-open` while the wallet has cash (SPEC M18)
 */
export async function closeAccount(
  services: Pick<Services, 'db' | 'mail' | 'log'>,
  session: Session,
  ticket: string,
  now: number,
): Promise<number> {
  const time = now + GRACE_MS
  const user = await inTransaction(services.db, async (tx) => {
    await takeTicket(tx, ticket, [{ purpose: 'close', session }], now)
    if (await hasOpenMoney(tx, session.user)) throw new Refusal('money-open')
    await setClosing(tx, session.user, time)
    await deleteSessionsOf(tx, session.user)
    await deleteTicketsOf(tx, session.user)
    return findUser(tx, session.user)
  })
  if (user) await tell(services, user, asked)
  return time
}

/** Removes the accounts that are due, with all their rows and files. One whose wallet has got cash meanwhile, or that waits for an invoice, waits. */
export async function removeClosedAccounts(
  services: Pick<Services, 'db' | 'mail' | 'log'>,
  now: number,
): Promise<void> {
  for (const user of await listUsersToClose(services.db, now)) {
    const removed = await inTransaction(services.db, async (tx) => {
      if (!(await lockUserToClose(tx, user.user_id, now))) return false
      if ((await hasOpenMoney(tx, user.user_id)) || (await countWaiting(tx, user.user_id)) > 0) return false
      await detachInvoices(tx, user.user_id, await detachMoney(tx, user.user_id))
      await forgetAllSources(tx, user.user_id, now)
      await forgetAllShares(tx, user.user_id, now)
      await forgetPictures(tx, user.user_id, 'all', now)
      await forgetFeedbackPictures(tx, user.user_id, now)
      await deleteUser(tx, user.user_id)
      return true
    })
    if (removed) await tell(services, user, done)
  }
}
