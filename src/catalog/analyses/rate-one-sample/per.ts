import type { Words } from '../../kit/words.ts'

/** The exposure to which a rate refers, as text: 100 000 in English, 10万 in Chinese. */
export const perWords = {
  '1': { en: '1', zh: '1' },
  '100': { en: '100', zh: '100' },
  '1000': { en: '1000', zh: '1000' },
  '10000': { en: '10\u00a0000', zh: '1万' },
  '100000': { en: '100\u00a0000', zh: '10万' },
} as const satisfies Readonly<Record<string, Words>>

/** An answer to the option `per`. */
export type Per = keyof typeof perWords
