import { withoutFalse } from '../without-false.ts'
import type { Language } from '../words.ts'

/** A sentence of several remarks; those that are false are omitted. */
type Sentence = readonly (string | false)[]

/** Small print of a figure. A sentence that is false, or that has no remark, is omitted. */
export function captionSentences(language: Language, sentences: readonly (Sentence | false)[]): string {
  return withoutFalse(sentences)
    .map(withoutFalse)
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.join(language === 'zh' ? '；' : '; '))
    .join(language === 'zh' ? '。' : '. ')
}
