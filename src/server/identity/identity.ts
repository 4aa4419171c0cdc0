import { storable } from './storable.ts'

/** A sign-in name. */
export interface Identity {
  readonly kind: 'account' | 'phone' | 'email' | 'wechat'
  readonly name: string
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^1[3-9]\d{9}$/

/** Names that look alike to a person are one name: compatibility forms and case make no difference. */
const folded = (text: string) => storable(text).normalize('NFKC').trim().toLowerCase()

export const phoneOf = (phone: string): Identity => ({ kind: 'phone', name: phone })
export const emailOf = (email: string): Identity => ({ kind: 'email', name: folded(email) })

/** The identity that was typed: an e-mail address, a mobile number or an account name. */
export function identityOf(typed: string): Identity {
  const name = folded(typed)
  if (EMAIL.test(name)) return { kind: 'email', name }
  return { kind: PHONE.test(name) ? 'phone' : 'account', name }
}
