import type { Language } from '../words.ts'

/** Small print of a figure: sentences, each composed of several remarks; those without a remark are omitted. */
export function captionSentences(language: Language, sentences: readonly (readonly string[])[]): string {
  return sentences
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.join(language === 'zh' ? '；' : '; '))
    .join(language === 'zh' ? '。' : '. ')
}
