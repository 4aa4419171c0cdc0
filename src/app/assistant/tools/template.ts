import { plainText, runsOf } from '#catalog/kit/present/text-run.ts'
import type { Language, Words } from '#catalog/kit/words.ts'

/** Words of the catalogue without their styles; parameters stay in braces, words that follow a count are in the plural. */
export function template(words: Words, language: Language): string {
  return plainText(runsOf(words[language])).replaceAll(/\{\w+\|[^{|}]*\|([^{|}]*)\}/gu, '$1')
}
