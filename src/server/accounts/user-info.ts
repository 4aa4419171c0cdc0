import type { UserInfo } from '#contract/calls/user.ts'
import type { Queries } from '../db/database.ts'
import { readMoney } from '../money/store.ts'
import { timeline } from '../money/timeline.ts'
import type { User } from './store.ts'

const IN_USE = 1
const CLOSING = 2
const seconds = (ms: number) => Math.floor(ms / 1000)

/** What users see of their own account: with the balance of the ledger, and the membership that runs now. */
export async function userInfoOf(db: Queries, user: User, now: number): Promise<UserInfo> {
  const { cash, gift, grants } = await readMoney(db, user.user_id)
  const { level, dueAt } = timeline(grants, now)
  return {
    id: user.user_id,
    username: user.username,
    nickname: user.nickname,
    img: user.img,
    img_domain: '',
    balance: cash + gift,
    phone: user.phone,
    email: user.email,
    wechat: user.wechat === '' ? '' : `…${user.wechat.slice(-4)}`,
    company: user.company,
    qq: user.qq,
    status: user.status === IN_USE && user.closes_at !== null ? CLOSING : user.status,
    due_time: seconds(dueAt),
    close_time: seconds(user.closes_at ?? 0),
    last_agreement_id: user.last_agreement_id,
    level,
    is_wxbind: user.wechat === '' ? 0 : 1,
  }
}
