/** The typed identifier of a user: by the specification an e-mail pattern means e-mail, anything else a mobile number. */
export interface Target {
  readonly kind: 'phone' | 'email'
  readonly name: string
}

const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/
const PHONE = /^1[3-9]\d{9}$/

export const MAX_PHONE_LENGTH = 20
export const MAX_EMAIL_LENGTH = 100

export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= MAX_EMAIL_LENGTH
/** Eleven digits; spaces and hyphens from a keyboard or a clipboard are ignored. */
export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')
export const isPhone = (text: string): boolean => PHONE.test(digitsOf(text))

export const phoneTarget = (text: string): Target | undefined =>
  isPhone(text) ? { kind: 'phone', name: digitsOf(text) } : undefined
export const emailTarget = (text: string): Target | undefined =>
  isEmail(text.trim()) ? { kind: 'email', name: text.trim() } : undefined
export const targetOf = (text: string): Target | undefined => emailTarget(text) ?? phoneTarget(text)
