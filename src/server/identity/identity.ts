import { storable } from './storable.ts'

/** A name under which somebody gets in. */
export interface Identity {
  readonly kind: 'account' | 'phone' | 'email' | 'wechat'
  readonly name: string
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^1[3-9]\d{9}$/

/** Names that look alike to a person are one name: compatibility forms and capitals make no difference. */
const folded = (text: string) => storable(text).normalize('NFKC').trim().toLowerCase()

export const phoneOf = (phone: string): Identity => ({ kind: 'phone', name: phone })
export const emailOf = (email: string): Identity => ({ kind: 'email', name: folded(email) })

/** What was typed as an account: an e-mail address, a mobile number or an account name. */
export function identityOf(typed: string): Identity {
  const name = folded(typed)
  if (EMAIL.test(name)) return { kind: 'email', name }
  return { kind: PHONE.test(name) ? 'phone' : 'account', name }
}
