import type { Language } from '../words.ts'

/** A title with what the whole is of, if anything. */
export function titled(title: string, of: readonly string[], language: Language): string {
  if (of.length === 0) return title
  return language === 'zh' ? `${title}：${of.join('、')}` : `${title}: ${of.join(', ')}`
}
