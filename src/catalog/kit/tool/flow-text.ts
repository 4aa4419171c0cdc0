import type { Reason } from '../present/reason-lines.ts'
import type { Language, Words } from '../words.ts'

/** A line of a box: what, and how many. The number is not parted from its n. */
export function counted(what: Words | string, n: number, language: Language): string {
  const words = typeof what === 'string' ? what : what[language]
  return language === 'zh' ? `${words}（n\u00a0=\u00a0${n}）` : `${words} (n\u00a0=\u00a0${n})`
}

/** Reasons as points of a list, without those for which nobody left. */
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

/** What joins lines and ends boxes in the description of a flow chart. */
export const flowJoints: Readonly<Record<Language, { readonly sentence: string; readonly stop: string }>> = {
  en: { sentence: '; ', stop: '. ' },
  zh: { sentence: '；', stop: '。' },
}
