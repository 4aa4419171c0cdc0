import type { Reason } from '../present/reason-lines.ts'
import type { Language, Words } from '../words.ts'

/** A line of a box: a label and a number. The number is not separated from its n. */
export function counted(what: Words | string, n: number, language: Language): string {
  const words = typeof what === 'string' ? what : what[language]
  return language === 'zh' ? `${words}（n\u00a0=\u00a0${n}）` : `${words} (n\u00a0=\u00a0${n})`
}

/** Reasons as list items, without those with a count of 0. */
export function reasonPoints<P extends 1 | 2>(
  reasons: readonly Reason[],
  group: number,
  point: P,
  language: Language,
): readonly { readonly text: string; readonly point: P }[] {
  return reasons.flatMap(({ text, counts }) => {
    const n = counts[group] ?? 0
    return n === 0 ? [] : [{ text: counted(text, n, language), point }]
  })
}

/** Separators of lines and boxes in the description of a flow chart. */
export const flowJoints: Readonly<Record<Language, { readonly sentence: string; readonly stop: string }>> = {
  en: { sentence: '; ', stop: '. ' },
  zh: { sentence: '；', stop: '。' },
}
