import { useLingui } from '@lingui/react'
import type { Language, Words } from '#catalog/kit/words.ts'

/** The language of the page, and the words of the statistical catalogue in it. */
export function useWords(): { language: Language; say: (words: Words) => string } {
  const { i18n } = useLingui()
  const language: Language = i18n.locale === 'en' ? 'en' : 'zh'
  return { language, say: (words) => words[language] }
}
