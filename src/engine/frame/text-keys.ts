/**
 * Keys of texts that are spelled alike: texts with the same key are proposed as one category. The methods are those of OpenRefine, with one
 * difference: numbers in a text always count, so that "grade 1" and "grade 2" are never alike.
 */

/** Compatibility forms become one, as full-width letters; without case, accents, control and zero-width characters, and punctuation. */
export function plainSpelling(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/\p{P}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The words of a text, each once, in alphabetical order. Empty if nothing is left. */
export function fingerprint(text: string): string {
  return Array.from(new Set(plainSpelling(text).split(' ')))
    .toSorted()
    .join(' ')
}

/** The fingerprint, and the numbers of the text: 1.5 is not 15. Empty if nothing is left. */
export function wordKey(text: string): string {
  const words = fingerprint(text)
  return words === '' ? '' : `${numbersIn(text).split(' ').toSorted().join(' ')}|${words}`
}

/** The pairs of neighbouring characters of a text, each once and in order, behind its numbers. Empty if nothing is left. */
export function pairKey(text: string): string {
  const letters = Array.from(plainSpelling(text).replaceAll(' ', ''))
  if (letters.length < 2) return letters.join('')
  const pairs = letters.slice(1).map((letter, k) => `${letters[k]}${letter}`)
  return `${numbersIn(text)}|${Array.from(new Set(pairs)).toSorted().join('')}`
}

/** Digits, and Roman numerals that stand alone: the stages II and III. */
const number = /\d+(?:\.\d+)?|(?<![a-z])[ivx]+(?![a-z])/g

/** The numbers of a text in their order. */
export const numbersIn = (text: string): string => (text.normalize('NFKC').toLowerCase().match(number) ?? []).join(' ')
