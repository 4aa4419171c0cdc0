/**
 * Activation codes: 18 random signs and two check signs, which show any one wrong sign and any exchange of neighbours, so that a typing error
 * is found without a try. Capitals and small letters differ; no sign looks like another.
 */
export const ACTIVE_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'
export const ACTIVE_RANDOM = 18
const LENGTH = ACTIVE_RANDOM + 2
const GROUP = 4

export type ActiveReading =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'empty' }
  /** A sign that is in no code, in this group, counted from 1. */
  | { readonly kind: 'sign'; readonly group: number }
  | { readonly kind: 'length'; readonly signs: number }
  /** The check signs do not fit the others. */
  | { readonly kind: 'check' }

function checkSigns(values: readonly number[]): string {
  const base = ACTIVE_SIGNS.length
  const sum = values.reduce((total, value, index) => total + (index + 1) * value, 0) % (base * base)
  return `${ACTIVE_SIGNS[Math.floor(sum / base)]}${ACTIVE_SIGNS[sum % base]}`
}

/** A code from 18 random numbers. @param values each from 0 up to the number of signs, exclusive */
export function activeCodeOf(values: readonly number[]): string {
  return values.map((value) => ACTIVE_SIGNS[value]).join('') + checkSigns(values)
}

/** In groups of four signs, as it is printed. */
export function groupedActiveCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
}

/** Reads a typed or pasted code: drops spaces and hyphens and folds full-width forms, but leaves the case of letters. */
export function readActiveCode(text: string): ActiveReading {
  const code = text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  if (code === '') return { kind: 'empty' }
  const signs = Array.from(code)
  const values = signs.map((sign) => ACTIVE_SIGNS.indexOf(sign))
  const wrong = values.indexOf(-1)
  if (wrong !== -1) return { kind: 'sign', group: Math.floor(wrong / GROUP) + 1 }
  if (signs.length !== LENGTH) return { kind: 'length', signs: signs.length }
  return checkSigns(values.slice(0, ACTIVE_RANDOM)) === code.slice(ACTIVE_RANDOM)
    ? { kind: 'code', code }
    : { kind: 'check' }
}
