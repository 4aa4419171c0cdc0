import type { Language } from '../words.ts'

/** Small print of a figure: sentences of several remarks. What is false is omitted, and a sentence without a remark too. */
export function captionSentences(language: Language, sentences: readonly (readonly (string | false)[])[]): string {
  return sentences
    .map((parts) => parts.filter((part) => part !== false))
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.join(language === 'zh' ? '；' : '; '))
    .join(language === 'zh' ? '。' : '. ')
}
