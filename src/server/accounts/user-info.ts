import type { UserInfo } from '#contract/calls/user.ts'
import type { User } from './store.ts'

const IN_USE = 1
const CLOSING = 2
const seconds = (ms: number) => Math.floor(ms / 1000)

/** What users see of their own account. */
export function userInfoOf(user: User): UserInfo {
  return {
    id: user.user_id,
    username: user.username,
    nickname: user.nickname,
    img: user.img,
    img_domain: '',
    balance: user.balance,
    phone: user.phone,
    email: user.email,
    wechat: user.wechat === '' ? '' : `…${user.wechat.slice(-4)}`,
    company: user.company,
    qq: user.qq,
    status: user.status === IN_USE && user.closes_at !== null ? CLOSING : user.status,
    due_time: seconds(user.due_time),
    close_time: seconds(user.closes_at ?? 0),
    last_agreement_id: user.last_agreement_id,
    level: user.level,
    is_wxbind: user.wechat === '' ? 0 : 1,
  }
}
