import type { Language } from '../words.ts'

/** A title followed by the names of its subjects, if any: `Title: a, b`. */
export function titled(title: string, of: readonly string[], language: Language): string {
  if (of.length === 0) return title
  return language === 'zh' ? `${title}：${of.join('、')}` : `${title}: ${of.join(', ')}`
}
